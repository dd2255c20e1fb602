-- Logins (specification §3, User state). A person has one login for the whole product and is another member to
-- each church. The login belongs to no church: no church can read it, let alone list them all.

-- The person of the transaction, beside its church. Unset means no person.
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
  -- Since when a second factor is asked for at each login; null while the login has none. Kept by modules/auth/factors in
  -- the transaction that adds or removes one, while it holds the row.
  segundo_fator_desde timestamptz
);
alter table conta enable row level security, force row level security;
create policy identity_looks_up on conta for select to narthex_identity using (true);
create policy identity_registers on conta for insert to narthex_identity with check (true);
create policy identity_changes on conta for update to narthex_identity using (true) with check (true);
-- In its own person's name alone. A login goes with its last membership.
create policy identity_removes on conta for delete to narthex_identity using (id = current_account());
grant select, insert, delete on conta to narthex_identity;
grant update (senha_hash, flag_ativo, idioma, data_ultima_alteracao, segundo_fator_desde) on conta to narthex_identity;

-- One login on one device: the family of the refresh tokens that followed each other there.
create table sessao (
  igreja_id integer not null references igreja,
  id uuid not null default gen_random_uuid(),
  -- Sessions and codes go with their login, also where a church holds nothing else of it. A membership holds its login fast.
  conta_id integer not null references conta on delete cascade,
  dispositivo text not null,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  -- However often its tokens are renewed.
  expira_em timestamptz not null,
  revogada_em timestamptz,
  motivo text check (motivo in ('LOGOUT', 'REVOKED', 'TOKEN_REUSE', 'PASSWORD_CHANGED', 'ACCOUNT_DELETED')),
  -- When the person last proved who they are in this session; null where a hand-off began it.
  confirmada_em timestamptz,
  primary key (igreja_id, id),
  check ((revogada_em is null) = (motivo is null))
);
create index sessao_de_conta on sessao (conta_id) where revogada_em is null;
create policy identity_of_person on sessao to narthex_identity
  using (conta_id = current_account()) with check (conta_id = current_account());
grant select, insert, update (revogada_em, motivo) on sessao to narthex_identity;

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
create policy identity_in_church on sessao_token for insert to narthex_identity with check (igreja_id = current_church());
grant insert on sessao_token to narthex_identity;

-- Codes that travel by e-mail or in an address, as SHA-256; each good once, at this church alone. Also those that lead from
-- one step to the next: from a right password to its second factor, through an enrolment, through a proof that is asked for
-- again, and over to a product of a third party (decision 0103).
create table codigo_unico (
  igreja_id integer not null references igreja,
  hash text not null,
  conta_id integer not null references conta on delete cascade,
  finalidade text not null check (finalidade in
    ('ATIVACAO', 'RECUPERACAO', 'ENTREGA', 'EXCLUSAO', 'SEGUNDO_FATOR', 'CADASTRO_FATOR', 'REAUTENTICACAO', 'TERCEIRO')),
  expira_em timestamptz not null,
  usado_em timestamptz,
  primary key (igreja_id, hash)
);
create index codigo_unico_de_conta on codigo_unico (igreja_id, conta_id, finalidade);
create policy identity_in_church on codigo_unico to narthex_identity
  using (igreja_id = current_church()) with check (igreja_id = current_church());
-- A code lets its holder in as a password does: it ends with the sessions of its person, at whatever church it is kept.
create policy identity_of_person on codigo_unico to narthex_identity
  using (conta_id = current_account()) with check (conta_id = current_account());
grant select, insert, update, delete on codigo_unico to narthex_identity;

-- Second factors of a login (decision 0055). A login belongs to no church, and so do its factors: the identity alone
-- reaches them, and only those of the person whom the transaction names.

-- Passkeys. Each is good on the host that it was made on (its relying-party id).
create table conta_chave_acesso (
  conta_id integer not null references conta on delete cascade,
  id uuid not null default gen_random_uuid(),
  rp_id text not null,
  credencial_id text not null,
  chave_publica bytea not null,
  -- Rises with each use where the authenticator counts; stays 0 where it does not.
  contador bigint not null,
  transportes text[] not null,
  nome text not null check (length(nome) <= 60),
  criada_em timestamptz not null,
  usada_em timestamptz,
  primary key (conta_id, id),
  constraint chave_acesso_credencial unique (rp_id, credencial_id)
);

-- The authenticator app: one per login.
create table conta_totp (
  conta_id integer not null references conta on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Sealed with a key of the product, bound to the login.
  segredo text not null,
  -- The latest period of 30 seconds whose code was taken: no code is good twice.
  ultimo_passo bigint not null,
  nome text not null check (length(nome) <= 60),
  criado_em timestamptz not null,
  usado_em timestamptz,
  primary key (conta_id)
);

-- Recovery codes, as a keyed hash. A used one stays until new ones are made, so that it can be counted.
create table conta_codigo_reserva (
  conta_id integer not null references conta on delete cascade,
  hash text not null,
  criado_em timestamptz not null,
  usado_em timestamptz,
  primary key (conta_id, hash)
);

do $$
declare
  of_login regclass;
begin
  foreach of_login in array array['conta_chave_acesso', 'conta_totp', 'conta_codigo_reserva']::regclass[] loop
    execute format('alter table %s enable row level security, force row level security', of_login);
    execute format('create policy identity_of_person on %s to narthex_identity
      using (conta_id = current_account()) with check (conta_id = current_account())', of_login);
    execute format('grant select, insert, update, delete on %s to narthex_identity', of_login);
  end loop;
end $$;
