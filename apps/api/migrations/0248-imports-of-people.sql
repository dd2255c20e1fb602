-- Imports of people (decision 0248).
alter table lote_linha
  -- The version of the record that the row was compared with: what someone changes until the run is not written over.
  add column versao integer,
  -- What a person has decided on a doubtful row; null: as the import says of all.
  add column decisao text check (decisao in ('PULAR', 'NOVAS', 'MUDAR'));

-- People that an import has added and that something of the church names by now: any row but their own history. Tables that are
-- added later count as well.
create function find_tied_people(church integer, people integer[]) returns setof integer
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  ties text;
begin
  if church is distinct from current_church() then
    return;
  end if;
  select string_agg(format('select t.%1$I from %2$s t where t.igreja_id = $1 and t.%1$I = any ($2)', a.attname, c.conrelid::regclass),
      ' union ')
    into ties
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'usuario'::regclass and a.attname <> 'igreja_id'
      and c.conrelid not in ('historico'::regclass, 'registro_versao'::regclass);
  return query execute ties using church, people;
end
$$;
revoke execute on function find_tied_people(integer, integer[]) from public;
grant execute on function find_tied_people(integer, integer[]) to narthex_app;
