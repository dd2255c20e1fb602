-- An image's focal point and alternative text stand in its address (decision 0109). When they change, the church's content
-- gets the new address wherever it shows that image.

-- Replaces the address of an image in every column of images of a church. Runs with the rights of the caller.
create function readdress_image(church integer, former text, renewed text) returns void
language plpgsql as $$
declare
  bare constant text := split_part(former, '#', 1);
  -- An address within JSON: of its signs, these two have a meaning in an expression.
  quoted constant text := '"' || replace(replace(bare, '.', '[.]'), '+', '[+]') || '(#[^"]*)?"';
  place record;
begin
  for place in
    select c.table_name, c.column_name, c.data_type,
      case when c.table_name = 'igreja' then 'id' else 'igreja_id' end as key
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name in ('imagem', 'imagem_larga', 'foto', 'imagens', 'convidados')
      and c.data_type in ('text', 'jsonb')
      and (c.table_name = 'igreja' or exists (
        select from information_schema.columns k
        where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = 'igreja_id'))
  loop
    if place.data_type = 'text' then
      execute format('update %1$I set %2$I = $1 where %3$I = $2 and split_part(%2$I, ''#'', 1) = $3',
        place.table_name, place.column_name, place.key) using renewed, church, bare;
    else
      execute format('update %1$I set %2$I = regexp_replace(%2$I::text, $4, $1, ''g'')::jsonb
        where %3$I = $2 and strpos(%2$I::text, $3) > 0', place.table_name, place.column_name, place.key)
        using '"' || renewed || '"', church, bare, quoted;
    end if;
  end loop;
end $$;
