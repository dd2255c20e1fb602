-- Support access (decision 0213): a church lets the support of the product look into its office for an hour.
create table acesso_suporte (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  motivo text not null,
  flag_escrita boolean not null,
  aberto_em timestamptz not null,
  -- Accounts of the church's owners; none where they have left.
  aberto_por_conta_id integer,
  expira_em timestamptz not null,
  -- One whose time has run out is marked when the next is opened, with the moment at which it ran out.
  encerrado_em timestamptz,
  encerrado_por_conta_id integer,
  primary key (igreja_id, id)
);
create unique index acesso_suporte_aberto on acesso_suporte (igreja_id) where encerrado_em is null;
create index acesso_suporte_por_quem on acesso_suporte (igreja_id, aberto_por_conta_id)
  where aberto_por_conta_id is not null;
create index acesso_suporte_encerrado_por on acesso_suporte (igreja_id, encerrado_por_conta_id)
  where encerrado_por_conta_id is not null;

-- Sessions of operators within an access. Each begins with a code that is good once, for a minute; then the browser has its cookie.
create table sessao_suporte (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  acesso_id integer not null,
  -- The session of the operator (operador_sessao), outside of churches: without it this one is over.
  operador_sessao_id uuid not null,
  -- Code and cookie, as SHA-256; the code is removed with its use.
  codigo_hash text,
  codigo_expira_em timestamptz,
  hash text,
  criada_em timestamptz not null,
  encerrada_em timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, acesso_id) references acesso_suporte (igreja_id, id) on delete cascade,
  constraint sessao_suporte_codigo unique (igreja_id, codigo_hash),
  constraint sessao_suporte_hash unique (igreja_id, hash)
);
create index sessao_suporte_de_acesso on sessao_suporte (igreja_id, acesso_id);

-- What was done in a support access: an act names it in its details, a change by a column.
create index auditoria_de_suporte on auditoria (igreja_id, (detalhes ->> 'suporte'), id desc)
  where detalhes ->> 'suporte' is not null;
alter table historico add column acesso_suporte_id integer;
