-- The small groups (cells) of a church, who belongs to them, and who has asked to.

create table celula (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  resumo text,
  descricao text,
  -- The church's own word for groups of its kind.
  tipo text,
  imagem text,
  -- Its first meeting, on the church's own calendar and clocks; the others follow from how often it meets.
  data_inicio date not null,
  dia_semana integer not null check (dia_semana = extract(dow from data_inicio)),
  horario text not null check (horario ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  duracao_minutos integer not null check (duracao_minutos between 5 and 1440),
  frequencia text not null check (frequencia in ('SEMANAL', 'QUINZENAL', 'MENSAL')),
  flag_online boolean not null default false,
  bairro text,
  cidade text,
  -- Rounded to a grid of about 500 m when written: all that anybody but its members is told of where it meets.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Null for no limit.
  capacidade integer check (capacidade > 0),
  flag_aceita_solicitacoes boolean not null default true,
  flag_na_agenda boolean not null default false,
  -- Closed, it is shown to nobody; what it did stays.
  flag_ativa boolean not null default true,
  versao integer not null default 1,
  data_cadastro timestamptz not null default now(),
  data_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((latitude is null) = (longitude is null))
);
create index celula_em_ordem on celula (igreja_id, sem_acento(nome), id) where flag_ativa;
create index celula_no_mapa on celula (igreja_id, latitude, longitude) where flag_ativa;

-- Where exactly it meets: often somebody's home. In a table of its own, so that no query of what is public reads it.
create table celula_local (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  logradouro text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Of meetings online.
  link text,
  primary key (igreja_id, celula_id),
  foreign key (igreja_id, celula_id) references celula on delete cascade,
  check ((latitude is null) = (longitude is null))
);

create table celula_membro (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  usuario_id integer not null,
  papel text not null check (papel in ('LIDER', 'AUXILIAR', 'MEMBRO')),
  -- Whether the others of the group see their phone number.
  flag_telefone boolean not null default false,
  desde timestamptz not null,
  primary key (igreja_id, celula_id, usuario_id),
  foreign key (igreja_id, celula_id) references celula on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index celula_membro_de_usuario on celula_membro (igreja_id, usuario_id);

create table solicitacao_celula (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  celula_id integer not null,
  usuario_id integer not null,
  mensagem text,
  flag_telefone boolean not null default false,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'ACEITA', 'RECUSADA', 'CANCELADA')),
  data_cadastro timestamptz not null,
  data_decisao timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, celula_id) references celula on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  check ((situacao = 'PENDENTE') = (data_decisao is null))
);
-- However often somebody clicks.
create unique index solicitacao_celula_pendente on solicitacao_celula (igreja_id, celula_id, usuario_id)
  where situacao = 'PENDENTE';
create index solicitacao_celula_de_usuario on solicitacao_celula (igreja_id, usuario_id, data_cadastro);

-- What was told of something that came to nothing is taken back by its key, whoever was told.
create index notificacao_por_chave on notificacao (igreja_id, chave) where usuario_id is not null;
