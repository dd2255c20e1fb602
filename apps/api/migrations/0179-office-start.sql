-- How far staff have set a new church up (decision 0199). A church without a row has passed it.
create table igreja_comeco (
  igreja_id integer primary key references igreja,
  situacao text not null check (situacao in ('EM_CURSO', 'ADIADO', 'CONCLUIDO')),
  passos text[] not null,
  versao integer not null default 1
);

-- People who are invited to work at the office. They get the role with their first login there, while the invitation is open.
create table convite_equipe (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- Their login, which may be made for the invitation and wait for its owner.
  conta_id integer not null references conta on delete cascade,
  nome text not null,
  sobrenome text not null,
  role text not null check (
    role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR', 'ROLE_TREASURER')),
  -- Whose right to give the role counts; none where they have left the church.
  convidado_por_conta_id integer,
  enviado_em timestamptz not null,
  expira_em timestamptz not null,
  primary key (igreja_id, id),
  constraint convite_equipe_conta unique (igreja_id, conta_id)
);
create index convite_equipe_de_conta on convite_equipe (conta_id);
create index convite_equipe_por_quem on convite_equipe (igreja_id, convidado_por_conta_id)
  where convidado_por_conta_id is not null;
