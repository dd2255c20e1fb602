-- The small groups (cells) of a church, who belongs to them, and who has asked to; what their leaders write down of meetings,
-- who was there, and what a group reads.

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
  -- Rounded to a grid of about 500 m when written: all that others than its members are told of where it meets.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Null for no limit.
  capacidade integer check (capacidade > 0),
  flag_aceita_solicitacoes boolean not null default true,
  flag_na_agenda boolean not null default false,
  -- Closed, it is not shown; what it did stays.
  flag_ativa boolean not null default true,
  versao integer not null default 1,
  data_cadastro timestamptz not null default now(),
  data_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((latitude is null) = (longitude is null))
);
create index celula_em_ordem on celula (igreja_id, sem_acento(nome), id) where flag_ativa;
create index celula_no_mapa on celula (igreja_id, latitude, longitude) where flag_ativa;

-- Where exactly it meets: often a member's home. In a table of its own, so that no query of what is public reads it.
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
-- Once, however often it is clicked.
create unique index solicitacao_celula_pendente on solicitacao_celula (igreja_id, celula_id, usuario_id)
  where situacao = 'PENDENTE';
create index solicitacao_celula_de_usuario on solicitacao_celula (igreja_id, usuario_id, data_cadastro);

create table reuniao_celula (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  -- Made by the caller who records it: sent again it is the same meeting.
  id uuid not null,
  -- On the church's calendar.
  data date not null,
  -- False: the group did not meet that day.
  flag_realizada boolean not null default true,
  tema text,
  observacoes text,
  -- For who leads the group alone.
  observacoes_lider text,
  visitantes jsonb not null default '[]',
  estudo_id integer,
  -- Of the words; attendance has moments of its own.
  versao integer not null default 1,
  -- A record that was taken away stays as its number: what a device sends late does not bring it back.
  removida_em timestamptz,
  primary key (igreja_id, celula_id, id),
  foreign key (igreja_id, celula_id) references celula on delete cascade,
  foreign key (igreja_id, estudo_id) references conteudo on delete set null (estudo_id)
);
create index reuniao_celula_recentes on reuniao_celula (igreja_id, celula_id, data desc, id) where removida_em is null;
create index reuniao_celula_de_estudo on reuniao_celula (igreja_id, estudo_id) where estudo_id is not null;

-- A row without a person was of one who has left the church: it still counts.
create table reuniao_presenca (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  celula_id integer not null,
  reuniao_id uuid not null,
  usuario_id integer,
  flag_presente boolean not null,
  -- When the leader said so, on their device; never later than now.
  marcada_em timestamptz not null,
  primary key (igreja_id, id),
  constraint reuniao_presenca_de_pessoa unique (igreja_id, celula_id, reuniao_id, usuario_id),
  foreign key (igreja_id, celula_id, reuniao_id) references reuniao_celula on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index reuniao_presenca_de_usuario on reuniao_presenca (igreja_id, usuario_id);

create table celula_material (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  id uuid not null,
  titulo text not null,
  url text not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, celula_id, id),
  foreign key (igreja_id, celula_id) references celula on delete cascade
);
