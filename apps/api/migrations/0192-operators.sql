-- Operators of the product (decision 0207): accounts that the machine has named, their sessions at `admin.` below the product's
-- domain, and what they did there. None of it belongs to a church; churches cannot see it.
create table operador (
  conta_id integer primary key references conta on delete cascade,
  desde timestamptz not null,
  -- The link by which the account gets its password and an authenticator app, as SHA-256; null once it was used.
  convite_hash text unique,
  convite_expira_em timestamptz,
  check ((convite_hash is null) = (convite_expira_em is null))
);

create table operador_sessao (
  id uuid primary key default gen_random_uuid(),
  conta_id integer not null references operador on delete cascade,
  -- The cookie, as SHA-256.
  hash text not null unique,
  -- SHA-256 of the password's hash at the login: a new password ends the session.
  senha_resumo text not null,
  dispositivo text not null,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz
);
create index operador_sessao_de_conta on operador_sessao (conta_id);

-- From a right password to its second factor; good once, from the network that gave the password.
create table operador_desafio (
  hash text primary key,
  conta_id integer not null references operador on delete cascade,
  expira_em timestamptz not null
);
create index operador_desafio_de_conta on operador_desafio (conta_id);

-- What operators did: no row is changed or removed. A church is named by its code, so that the entry outlives it.
create table operador_ato (
  id bigint generated always as identity primary key,
  momento timestamptz not null,
  -- The account (conta) of the operator. No key: the entry outlives it.
  operador_id integer,
  sessao_id uuid,
  acao text not null,
  igreja_codigo text,
  organizacao_slug text,
  detalhes jsonb not null default '{}'
);
create index operador_ato_de_igreja on operador_ato (igreja_codigo, id);

do $$
declare
  kept text;
begin
  foreach kept in array array['operador', 'operador_sessao', 'operador_desafio', 'operador_ato'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('alter table %I force row level security', kept);
    execute format('create policy identity_keeps on %I to narthex_identity using (true) with check (true)', kept);
  end loop;
end $$;
grant select, insert, update, delete on operador, operador_sessao, operador_desafio to narthex_identity;
grant select, insert on operador_ato to narthex_identity;
create policy operator_notes on operador_ato for insert to narthex_operator with check (true);
grant insert on operador_ato to narthex_operator;
