-- The care inbox (decision 0252): whom the church got to know, and who asked for a call, a visit or help, until someone has
-- looked after them. It keeps no word of what they wrote: cards and prayers do.
create table cuidado (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('VISITANTE', 'CARTAO', 'ORACAO', 'PESSOA')),
  -- Null: a guest's card.
  usuario_id integer,
  oracao_id integer,
  resposta_id integer,
  flag_perigo boolean not null default false,
  desde timestamptz not null,
  -- Who takes it.
  responsavel_usuario_id integer,
  proximo_passo text check (length(proximo_passo) between 1 and 300),
  prazo date,
  concluido_em timestamptz,
  concluido_por_usuario_id integer,
  versao integer not null default 1,
  primary key (igreja_id, id),
  unique (igreja_id, oracao_id),
  unique (igreja_id, resposta_id),
  check ((oracao_id is not null) = (tipo = 'ORACAO')),
  check ((resposta_id is not null) = (tipo = 'CARTAO')),
  check (usuario_id is not null or tipo = 'CARTAO'),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, oracao_id) references oracao on delete cascade,
  foreign key (igreja_id, resposta_id) references transmissao_resposta on delete cascade,
  foreign key (igreja_id, responsavel_usuario_id) references usuario on delete set null (responsavel_usuario_id),
  foreign key (igreja_id, concluido_por_usuario_id) references usuario on delete set null (concluido_por_usuario_id)
);
create unique index cuidado_de_visitante on cuidado (igreja_id, usuario_id) where tipo = 'VISITANTE';
-- One item at a time is opened by hand.
create unique index cuidado_de_pessoa on cuidado (igreja_id, usuario_id) where tipo = 'PESSOA' and concluido_em is null;
create index cuidado_de_usuario on cuidado (igreja_id, usuario_id);
create index cuidado_aberto on cuidado (igreja_id, flag_perigo desc, desde, id) where concluido_em is null;
create index cuidado_concluido on cuidado (igreja_id, concluido_em desc, id desc) where concluido_em is not null;
create index cuidado_de_responsavel on cuidado (igreja_id, responsavel_usuario_id);
create index cuidado_concluido_por on cuidado (igreja_id, concluido_por_usuario_id) where concluido_por_usuario_id is not null;

-- Notes of care: for those with a permission of their own.
create table cuidado_anotacao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  cuidado_id integer not null,
  -- The person whom it tells about; null: a guest.
  usuario_id integer,
  autor_usuario_id integer,
  -- Made by the device: the same one twice is one note.
  chave uuid not null,
  texto text not null check (length(texto) between 1 and 4000),
  momento timestamptz not null,
  primary key (igreja_id, id),
  unique (igreja_id, cuidado_id, chave),
  foreign key (igreja_id, cuidado_id) references cuidado on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, autor_usuario_id) references usuario on delete set null (autor_usuario_id)
);
create index cuidado_anotacao_de_usuario on cuidado_anotacao (igreja_id, usuario_id);
create index cuidado_anotacao_de_autor on cuidado_anotacao (igreja_id, autor_usuario_id);

-- What waits by now: prayers in danger or with a call or a visit to be made, visitors of the office, cards of the last month.
alter table usuario no force row level security;
alter table oracao no force row level security;
alter table transmissao_resposta no force row level security;
insert into cuidado (igreja_id, tipo, usuario_id, oracao_id, flag_perigo, desde)
  select igreja_id, 'ORACAO', usuario_id, id, situacao = 'CUIDADO', data_cadastro from oracao
  where situacao = 'CUIDADO' or (contato_feito_em is null and (flag_receber_ligacao or flag_receber_visita));
insert into cuidado (igreja_id, tipo, usuario_id, desde)
  select igreja_id, 'VISITANTE', id, data_cadastro from usuario where origem = 'VISITA' and situacao = 'VISITANTE';
insert into cuidado (igreja_id, tipo, usuario_id, resposta_id, desde)
  select igreja_id, 'CARTAO', usuario_id, id, criada_em from transmissao_resposta
  where nome is not null and criada_em > now() - interval '30 days';
alter table transmissao_resposta force row level security;
alter table oracao force row level security;
alter table usuario force row level security;
