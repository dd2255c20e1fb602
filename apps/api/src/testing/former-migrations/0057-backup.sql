-- A backup reads every row of every church. Row level security binds an ordinary owner of the tables as well, so there is
-- a role for it, which may read and nothing else.
--   narthex_backup  reads all rows of all tables, for npm run backup alone
do $$
begin
  begin
    create role narthex_backup nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if current_setting('is_superuser') <> 'on' then
    execute format('grant narthex_backup to %I', current_user);
  end if;
end $$;
grant usage on schema public to narthex_backup;

-- As before, and with a door for backups in every wall. Runs after each migration, so no table can be forgotten.
create or replace function lay_church_walls() returns void language plpgsql as $$
declare
  walled regclass;
begin
  for walled in
    select a.attrelid::regclass
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'igreja_id' and not a.attisdropped
      and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname
  loop
    execute format('alter table %s enable row level security', walled);
    execute format('alter table %s force row level security', walled);
    execute format('drop policy if exists church_wall on %s', walled);
    execute format('create policy church_wall on %s to narthex_app
      using (igreja_id = current_church()) with check (igreja_id = current_church())', walled);
    execute format('grant select, insert, update, delete on %s to narthex_app', walled);
  end loop;
  for walled in
    select c.oid::regclass from pg_class c
    where c.relrowsecurity and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname
  loop
    execute format('drop policy if exists backup_reads on %s', walled);
    execute format('create policy backup_reads on %s for select to narthex_backup using (true)', walled);
  end loop;
  grant select on all tables in schema public to narthex_backup;
end $$;
