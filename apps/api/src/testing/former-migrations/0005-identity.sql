-- People (specification §3, User state). A person has one login for the whole product and is somebody of their own to
-- each church. The login belongs to no church: no church can read it, let alone list them all.
--   narthex_identity  looks a login up, and ends what a person holds at other churches; serves modules/auth alone
do $$
begin
  begin
    create role narthex_identity nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if current_setting('is_superuser') <> 'on' then
    execute format('grant narthex_identity to %I', current_user);
  end if;
end $$;
grant usage on schema public to narthex_identity;

-- The person of the transaction, beside its church. Unset means nobody.
create function current_account() returns integer language sql stable as
  $$ select nullif(current_setting('app.conta', true), '')::integer $$;

create table conta (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  senha_hash text not null,
  -- The e-mail was confirmed.
  flag_ativo boolean not null default false,
  idioma text not null,
  data_cadastro timestamptz not null,
  data_ultima_alteracao timestamptz not null,
  data_exclusao_pedida timestamptz
);
alter table conta enable row level security, force row level security;
create policy identity_looks_up on conta to narthex_identity using (true) with check (true);
grant select, insert on conta to narthex_identity;
grant update (senha_hash, flag_ativo, idioma, data_ultima_alteracao, data_exclusao_pedida) on conta to narthex_identity;

create table usuario (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  uuid uuid not null unique default gen_random_uuid(),
  conta_id integer not null references conta,
  nome text not null,
  sobrenome text not null,
  telefone text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  data_nascimento date,
  sexo text,
  estado_civil text,
  data_casamento date,
  ocupacao text,
  congregacao_id integer,
  numero_filhos integer,
  observacoes text,
  idioma text not null,
  imagem text,
  flag_ativo boolean not null default true,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  constraint usuario_conta unique (igreja_id, conta_id),
  constraint usuario_cpf unique (igreja_id, cpf),
  foreign key (igreja_id, congregacao_id) references congregacao on delete set null (congregacao_id)
);
create index usuario_de_conta on usuario (conta_id);

create table usuario_role (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR')),
  primary key (igreja_id, usuario_id, role),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- One login on one device: the family of the refresh tokens that followed each other there.
create table sessao (
  igreja_id integer not null references igreja,
  id uuid not null default gen_random_uuid(),
  conta_id integer not null references conta,
  dispositivo text not null,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  -- However often its tokens are renewed.
  expira_em timestamptz not null,
  revogada_em timestamptz,
  motivo text check (motivo in ('LOGOUT', 'REVOKED', 'TOKEN_REUSE', 'PASSWORD_CHANGED')),
  primary key (igreja_id, id),
  check ((revogada_em is null) = (motivo is null))
);
create index sessao_de_conta on sessao (conta_id) where revogada_em is null;

-- Refresh tokens, as SHA-256. A used one stays until it would have expired, so that a second use is noticed.
create table sessao_token (
  igreja_id integer not null references igreja,
  hash text not null,
  sessao_id uuid not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  primary key (igreja_id, hash),
  foreign key (igreja_id, sessao_id) references sessao on delete cascade
);
create index sessao_token_de_sessao on sessao_token (igreja_id, sessao_id);

-- Codes that travel by e-mail or in an address, as SHA-256; each good once, at this church alone.
create table codigo_unico (
  igreja_id integer not null references igreja,
  hash text not null,
  conta_id integer not null references conta,
  finalidade text not null check (finalidade in ('ATIVACAO', 'RECUPERACAO', 'ENTREGA')),
  expira_em timestamptz not null,
  usado_em timestamptz,
  primary key (igreja_id, hash)
);
create index codigo_unico_de_conta on codigo_unico (igreja_id, conta_id, finalidade);

-- What staff did, and what happened to logins. Without secrets; where a call came from is told by a keyed hash alone.
create table auditoria (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  acao text not null,
  momento timestamptz not null,
  conta_id integer,
  endereco_hash text,
  detalhes jsonb not null default '{}',
  primary key (igreja_id, id)
);
create index auditoria_recente on auditoria (igreja_id, momento desc);

-- Tries of whatever can be guessed, by a keyed hash of who tries: a login is tried at any church, so no church owns them.
create table tentativa (
  chave text primary key,
  -- Milliseconds since 1970, the latest last.
  momentos jsonb not null,
  expira_em timestamptz not null
);
create index tentativa_vencidas on tentativa (expira_em);
grant select, insert, update, delete on tentativa to narthex_identity;

-- What the identity may touch besides: in the church of the transaction, and of its person wherever they are.
create policy identity_in_church on usuario for select to narthex_identity
  using (igreja_id = current_church() or conta_id = current_account());
create policy identity_registers on usuario for insert to narthex_identity with check (igreja_id = current_church());
grant select, insert on usuario to narthex_identity;
create policy identity_of_person on sessao to narthex_identity
  using (conta_id = current_account()) with check (conta_id = current_account());
grant select, insert, update (revogada_em, motivo) on sessao to narthex_identity;
create policy identity_in_church on sessao_token for insert to narthex_identity with check (igreja_id = current_church());
grant insert on sessao_token to narthex_identity;
create policy identity_in_church on codigo_unico to narthex_identity
  using (igreja_id = current_church()) with check (igreja_id = current_church());
grant select, insert, update, delete on codigo_unico to narthex_identity;
create policy identity_records on auditoria for insert to narthex_identity with check (igreja_id = current_church());
grant insert on auditoria to narthex_identity;
