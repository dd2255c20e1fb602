-- What is typed and not live (0164) uses files while it waits: the trigger takes a flag without which a row does not count.

-- Arguments of the trigger: the columns of the key, and those with addresses, separated by commas; and a flag without which a
-- row holds nothing that counts.
create or replace function note_file_uses() returns trigger language plpgsql as $$
declare
  keys constant text[] := string_to_array(tg_argv[0], ',');
  columns constant text[] := string_to_array(tg_argv[1], ',');
  flag constant text := tg_argv[2];
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  place constant jsonb := coalesce(new_row, old_row);
  former constant jsonb := case when flag is null or (old_row ->> flag)::boolean then old_row end;
  present constant jsonb := case when flag is null or (new_row ->> flag)::boolean then new_row end;
  church constant integer := coalesce(place ->> 'igreja_id', place ->> 'id')::integer;
  line constant text := (select string_agg(place ->> k, ',' order by n) from unnest(keys) with ordinality as key (k, n));
  col text;
  code text;
begin
  foreach col in array columns loop
    if former ->> col is not distinct from present ->> col then
      continue;
    end if;
    if former ->> col ~ file_code_pattern() then
      delete from arquivo_uso
      where igreja_id = church and tabela = tg_table_name and linha = line and coluna = col;
    end if;
    -- Row by row: who writes no address needs no right to this table.
    for code in select distinct m[1] from regexp_matches(present ->> col, file_code_pattern(), 'g') m loop
      insert into arquivo_uso (igreja_id, codigo, tabela, linha, coluna)
      values (church, code, tg_table_name, line, col) on conflict do nothing;
    end loop;
  end loop;
  return null;
end $$;

drop function follow_file_uses(regclass, text, text);

-- From now on the addresses in these columns of a table count as uses, those that are there too.
create function follow_file_uses(place regclass, keys text, columns text, flag text default null) returns void language plpgsql as $$
declare
  church constant text := case when place = 'igreja'::regclass then 'id' else 'igreja_id' end;
  col text;
begin
  execute format('create trigger file_uses after insert or delete or update of %s on %s
    for each row execute function note_file_uses(%s)', concat_ws(',', columns, flag), place,
    concat_ws(',', quote_literal(keys), quote_literal(columns), quote_literal(flag)));
  -- The wall would hide the rows of all churches from an owner who is no superuser.
  execute format('alter table %s no force row level security', place);
  foreach col in array string_to_array(columns, ',') loop
    execute format('insert into arquivo_uso (igreja_id, codigo, tabela, linha, coluna)
      select distinct t.%I, m[1], %L, concat_ws('','', %s), %L
      from %s t, regexp_matches(t.%I::text, file_code_pattern(), ''g'') m where %s on conflict do nothing',
      church, place::text, (select string_agg(format('t.%I', k), ', ' order by n)
        from unnest(string_to_array(keys, ',')) with ordinality as key (k, n)), col, place, col, case when flag is null then 'true' else format('t.%I', flag) end);
  end loop;
  execute format('alter table %s force row level security', place);
end $$;

select follow_file_uses('rascunho', 'tipo,registro', 'formulario', 'flag_pendente');
