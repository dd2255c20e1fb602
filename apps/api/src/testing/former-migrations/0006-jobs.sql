-- What is done after the request that asked for it: written in that request's transaction, done by a worker.
--   narthex_worker  finds what is due, of all churches, and takes it; sees nothing of what a job carries
do $$
begin
  begin
    create role narthex_worker nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if current_setting('is_superuser') <> 'on' then
    execute format('grant narthex_worker to %I', current_user);
  end if;
end $$;
grant usage on schema public to narthex_worker;

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
  -- Whoever took it last: one whose lease has ended and was taken over changes it no more.
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

-- Whoever registers, or changes a password, is written to in the same transaction.
create policy identity_writes_to on tarefa for insert to narthex_identity with check (igreja_id = current_church());
grant insert on tarefa to narthex_identity;
