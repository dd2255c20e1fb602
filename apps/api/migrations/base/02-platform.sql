-- What the platform keeps for all modules: its secret, jobs, the audit trail, limits, listeners of the content bus.

-- What signs things that leave the product and come back, where no SECRET_KEY is set: the same for every process.
-- The owner of the tables alone may read it.
create table segredo (
  id boolean primary key default true check (id),
  valor text not null
);
insert into segredo (valor)
  values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Challenges that were solved and spent, so that none is taken twice; kept until they would be refused for their age.
create table captcha_usado (
  igreja_id integer not null references igreja,
  desafio text not null,
  expira_em timestamptz not null,
  primary key (igreja_id, desafio)
);
create index captcha_usado_vencidos on captcha_usado (igreja_id, expira_em);

-- What is done after the request that asked for it: written in that request's transaction, done by a worker.
create table tarefa (
  igreja_id integer not null references igreja,
  id uuid not null default gen_random_uuid(),
  fila text not null,
  -- While a job with this key waits or is under way, another one is needless.
  chave text,
  dados jsonb not null,
  tentativas integer not null default 0,
  -- Not to be taken before; while a worker has it, the end of its lease.
  disponivel_em timestamptz not null,
  -- The process that took it last: one whose lease has ended and was taken over changes it no more.
  posse uuid,
  -- Given up: a person must look at it.
  flag_morta boolean not null default false,
  erro text,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id)
);
create index tarefa_por_fazer on tarefa (disponivel_em) where not flag_morta;
create unique index tarefa_chave on tarefa (igreja_id, fila, chave) where not flag_morta;

create policy worker_takes on tarefa for select to narthex_worker using (true);
create policy worker_leases on tarefa for update to narthex_worker using (true) with check (true);
grant select (igreja_id, id, fila, tentativas, disponivel_em, posse, flag_morta) on tarefa to narthex_worker;
grant update (tentativas, disponivel_em, posse) on tarefa to narthex_worker;

-- A person who registers, or changes a password, is written to in the same transaction.
create policy identity_writes_to on tarefa for insert to narthex_identity with check (igreja_id = current_church());
grant insert on tarefa to narthex_identity;

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
-- The moderation log of a channel.
create index auditoria_de_canal on auditoria (igreja_id, (detalhes ->> 'canal'), momento desc, id desc)
  where detalhes ->> 'canal' is not null;
create policy identity_records on auditoria for insert to narthex_identity with check (igreja_id = current_church());
grant insert on auditoria to narthex_identity;

-- Tries of whatever can be guessed, by a keyed hash of who tries: a login is tried at any church, so no church owns them.
create table tentativa (
  chave text primary key,
  -- Milliseconds since 1970, the latest last.
  momentos jsonb not null,
  expira_em timestamptz not null
);
create index tentativa_vencidas on tentativa (expira_em);
grant select, insert, update, delete on tentativa to narthex_identity;

-- Processes that keep what they read until the content bus tells of a change. Each renews its row as long as it is told;
-- who writes waits for every process whose lease (`prazo_ms` from `visto_em` on) has not run out.
create table ouvinte (
  processo uuid primary key,
  sessao uuid not null,
  prazo_ms integer not null,
  visto_em timestamptz not null
);

-- What the planner knows of the tables, gathered at once: autovacuum comes late, or never where it is turned off. For those
-- who have just written very much; the operator owns no table, so the owner of them does it.
create function refresh_statistics() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1 loop
    execute format('analyze %I', name);
  end loop;
end $$;
revoke all on function refresh_statistics() from public;
grant execute on function refresh_statistics() to narthex_operator;
