-- A second factor of a login (decision 0055). A login belongs to no church, and so do its factors: the identity alone
-- reaches them, and only those of the person whom the transaction names.

-- Since when a second factor is asked for at each login; null while the login has none. Kept by modules/auth/factors in
-- the transaction that adds or removes one, while it holds the row.
alter table conta add column segundo_fator_desde timestamptz;
grant update (segundo_fator_desde) on conta to narthex_identity;

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

-- Codes that lead from one step to the next: from a right password to its second factor, through an enrolment, and
-- through a proof that is asked for again.
alter table codigo_unico drop constraint codigo_unico_finalidade_check;
alter table codigo_unico add constraint codigo_unico_finalidade_check check (finalidade in
  ('ATIVACAO', 'RECUPERACAO', 'ENTREGA', 'EXCLUSAO', 'SEGUNDO_FATOR', 'CADASTRO_FATOR', 'REAUTENTICACAO'));

-- When the person last proved who they are in this session; null where a hand-off began it.
alter table sessao add column confirmada_em timestamptz;

-- Whether staff rights at this church sleep until the login has a second factor.
alter table igreja add column flag_exige_segundo_fator boolean not null default false;
grant update (flag_exige_segundo_fator) on igreja to narthex_app;
