-- Roles. None owns a table, so row level security binds each of them.
--   narthex_app        serves one church (or organisation) at a time
--   narthex_directory  tells whose host it is: named columns of all tenants, read only
--   narthex_operator   founds churches and organisations, and sees nothing of what they keep
--   narthex_identity   looks a login up, and ends what a person holds at other churches; serves modules/auth alone
--   narthex_worker     finds what is due, of all churches, and takes it; sees nothing of what a job carries
--   narthex_finder     sees the search index of every church; only functions run as it (07-search.sql)
--   narthex_backup     reads all rows of all tables, for npm run backup alone
-- Roles belong to the whole cluster: another database of it may have made them already, or be making them now.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['narthex_app', 'narthex_directory', 'narthex_operator', 'narthex_identity',
    'narthex_worker', 'narthex_finder', 'narthex_backup'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- A superuser may take any role; another must be given it, even by itself (since PostgreSQL 16 also if it made it).
    if current_setting('is_superuser') <> 'on' then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end $$;

grant usage on schema public to narthex_app, narthex_directory, narthex_operator, narthex_identity, narthex_worker,
  narthex_finder, narthex_backup;

-- The tenant of the transaction. Unset, or left empty by an earlier one, there is no tenant: no row matches null.
create function current_church() returns integer language sql stable as
  $$ select nullif(current_setting('app.igreja', true), '')::integer $$;
create function current_organisation() returns integer language sql stable as
  $$ select nullif(current_setting('app.organizacao', true), '')::integer $$;

-- Puts every table with an igreja_id behind the same wall, and a door for backups in every wall: they read every row of
-- every church, and row level security binds an ordinary owner of the tables as well. Runs after each migration, so no
-- table can be forgotten.
create function lay_church_walls() returns void language plpgsql as $$
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

create table organizacao (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$'),
  nome text not null,
  descricao text,
  idioma text not null,
  cor_app text not null check (cor_app ~ '^#[0-9a-f]{6}$'),
  flag_ativo boolean not null default true,
  versao integer not null default 1,
  data_cadastro timestamptz not null default now()
);

-- A slug or code of digits alone could be mistaken for an id.
create table igreja (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  codigo text not null unique check (codigo ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and codigo !~ '^[0-9]+$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$'),
  organizacao_id integer references organizacao,
  idioma text not null,
  fuso_horario text not null,
  nome text not null,
  descricao text,
  historia text,
  imagens jsonb not null default '[]',
  flag_ativo boolean not null default true,
  facebook_pixel_code text,
  codigo_plano text,
  data_cadastro timestamptz not null default now(),
  telefone text,
  email text,
  endereco jsonb,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  redes_sociais jsonb not null default '{}',
  flag_chat_bot boolean not null default false,
  versao integer not null default 1,
  url_politica_privacidade text,
  -- The hosts of others at which a church shows its embedded views; where it lists none, they may be shown anywhere.
  hosts_incorporacao text[] not null default '{}',
  -- Whether staff rights at this church sleep until the login has a second factor (decision 0055).
  flag_exige_segundo_fator boolean not null default false
);
create index igreja_organizacao on igreja (organizacao_id);

-- Where a tenant answers: a code below the product's own domain, or a whole host name. One owner for each.
create table dominio (
  tipo text not null check (tipo in ('CODIGO', 'HOST')),
  nome text not null,
  igreja_id integer references igreja,
  organizacao_id integer references organizacao,
  -- The host that the tenant's own addresses use, where that is not its code.
  flag_principal boolean not null default false check (tipo = 'HOST' or not flag_principal),
  primary key (tipo, nome),
  check (num_nonnulls(igreja_id, organizacao_id) = 1),
  check (nome = lower(nome) and length(nome) <= 253)
);
create index dominio_igreja on dominio (igreja_id);
create index dominio_organizacao on dominio (organizacao_id);
create unique index dominio_principal on dominio (igreja_id, organizacao_id) nulls not distinct where flag_principal;
comment on table dominio is 'church_wall for the church itself; narthex_directory reads all of it';

alter table organizacao enable row level security, force row level security;
alter table igreja enable row level security, force row level security;

-- A church sees itself; an organisation's host sees its churches; neither sees more.
create policy own_church on igreja for select to narthex_app
  using (id = current_church() or organizacao_id = current_organisation());
create policy edit_own_church on igreja for update to narthex_app
  using (id = current_church()) with check (id = current_church());
create policy own_organisation on organizacao for select to narthex_app
  using (id = current_organisation()
    or id = (select i.organizacao_id from igreja i where i.id = current_church()));
-- Raising its version belongs to every write of one of its churches.
create policy raise_organisation on organizacao for update to narthex_app
  using (id = current_organisation()
    or id = (select i.organizacao_id from igreja i where i.id = current_church()));
grant select on igreja to narthex_app;
-- A church describes itself; who it is, whose it is and how it is called in addresses are the operator's.
grant update (idioma, fuso_horario, nome, descricao, historia, imagens, flag_ativo, facebook_pixel_code, codigo_plano,
  telefone, email, endereco, latitude, longitude, redes_sociais, flag_chat_bot, versao,
  url_politica_privacidade, hosts_incorporacao, flag_exige_segundo_fator) on igreja to narthex_app;
grant select, update (versao) on organizacao to narthex_app;
create policy organisation_hosts on dominio for select to narthex_app
  using (organizacao_id = current_organisation() or igreja_id in (select id from igreja));

create policy directory_reads on igreja for select to narthex_directory using (true);
create policy directory_reads on organizacao for select to narthex_directory using (true);
create policy directory_reads on dominio for select to narthex_directory using (true);
grant select (id, uuid, codigo, slug, organizacao_id, flag_ativo, versao, hosts_incorporacao) on igreja
  to narthex_directory;
grant select (id, uuid, slug, flag_ativo, versao) on organizacao to narthex_directory;
grant select on dominio to narthex_directory;

create policy operator_founds on igreja for insert to narthex_operator with check (true);
create policy operator_founds on organizacao for insert to narthex_operator with check (true);
create policy operator_founds on dominio for insert to narthex_operator with check (true);
-- Returning a new row's id is a read, and so is checking that a founded church is not there yet.
create policy operator_reads on igreja for select to narthex_operator using (true);
create policy operator_reads on organizacao for select to narthex_operator using (true);
grant select (id, uuid, codigo, slug, organizacao_id, flag_ativo, versao), insert on igreja to narthex_operator;
grant select (id, uuid, slug, flag_ativo, versao), insert on organizacao to narthex_operator;
grant insert on dominio to narthex_operator;
-- A church that is founded into an organisation changes that organisation's pages.
create policy operator_raises on organizacao for update to narthex_operator using (true) with check (true);
grant update (versao) on organizacao to narthex_operator;
-- A translation of the Bible that all churches read changes the pages of every church.
create policy operator_raises on igreja for update to narthex_operator using (true) with check (true);
grant update (versao) on igreja to narthex_operator;
