-- Where files of the media library are used (decision 0194): the codes in addresses that columns hold. Written by triggers,
-- so that no way to write a record forgets it.
create table arquivo_uso (
  igreja_id integer not null references igreja on delete cascade,
  codigo text not null,
  tabela text not null,
  -- The row, by its key.
  linha text not null,
  coluna text not null,
  primary key (igreja_id, codigo, tabela, linha, coluna)
);
create index arquivo_uso_de_linha on arquivo_uso (igreja_id, tabela, linha);

create function file_code_pattern() returns text language sql immutable parallel safe as $$
  select '/media/(?:images|files)/([A-Za-z0-9_-]{22})[._]'
$$;

-- Arguments of the trigger: the columns of the key, and those with addresses, separated by commas.
create function note_file_uses() returns trigger language plpgsql as $$
declare
  keys constant text[] := string_to_array(tg_argv[0], ',');
  columns constant text[] := string_to_array(tg_argv[1], ',');
  former constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  place constant jsonb := coalesce(present, former);
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

-- From now on the addresses in these columns of a table count as uses, those that are there too.
create function follow_file_uses(place regclass, keys text, columns text) returns void language plpgsql as $$
declare
  church constant text := case when place = 'igreja'::regclass then 'id' else 'igreja_id' end;
  col text;
begin
  execute format('create trigger file_uses after insert or delete or update of %s on %s
    for each row execute function note_file_uses(%L, %L)', columns, place, keys, columns);
  -- The wall would hide the rows of all churches from an owner who is no superuser.
  execute format('alter table %s no force row level security', place);
  foreach col in array string_to_array(columns, ',') loop
    execute format('insert into arquivo_uso (igreja_id, codigo, tabela, linha, coluna)
      select distinct t.%I, m[1], %L, concat_ws('','', %s), %L
      from %s t, regexp_matches(t.%I::text, file_code_pattern(), ''g'') m on conflict do nothing',
      church, place::text, (select string_agg(format('t.%I', k), ', ' order by n)
        from unnest(string_to_array(keys, ',')) with ordinality as key (k, n)), col, place, col);
  end loop;
  execute format('alter table %s force row level security', place);
end $$;

select follow_file_uses('igreja', 'id', 'imagens,url_politica_privacidade');
select follow_file_uses('igreja_visual', 'igreja_id', 'logo');
select follow_file_uses('igreja_app_menu', 'id', 'url');
select follow_file_uses('banner', 'id', 'imagem,url');
select follow_file_uses('pastor', 'id', 'foto');
select follow_file_uses('agenda', 'id', 'url');
select follow_file_uses('conteudo', 'id', 'imagem,arquivo');
select follow_file_uses('conteudo_traducao', 'conteudo_id,idioma', 'corpo,orientacao_lider');
select follow_file_uses('evento', 'id', 'imagem,corpo,convidados');
select follow_file_uses('evento_venda', 'evento_id', 'link_online');
select follow_file_uses('evento_conteudo', 'id', 'corpo,url');
select follow_file_uses('celula', 'id', 'imagem');
select follow_file_uses('celula_material', 'id', 'url');
select follow_file_uses('louvor', 'id', 'musical_score');
select follow_file_uses('video', 'id', 'imagem,url,legendas');
select follow_file_uses('podcast', 'igreja_id', 'imagem');
select follow_file_uses('podcast_episodio', 'id', 'imagem,audio');
select follow_file_uses('pagamento_motivo', 'id', 'imagem');
select follow_file_uses('transmissao', 'id', 'imagem,reprise_url,fonte');
select follow_file_uses('transmissao_configuracao', 'igreja_id', 'imagem,fonte');
select follow_file_uses('play_conteudo', 'id', 'imagem,imagem_larga,legendas,anexos,url');
select follow_file_uses('play_coletanea', 'id', 'imagem,imagem_larga');
select follow_file_uses('play_midia', 'id', 'poster');

-- Gives a file another address wherever the church's records name it, under any code that it has. Runs with the rights of
-- the caller. An address keeps what comes before and behind it: a host, `?download`, the page of a PDF.
create function readdress_file(church integer, file text, renewed text) returns void language plpgsql as $$
declare
  codes constant text := (
    select string_agg(codigo, '|') from arquivo_forma where igreja_id = church and arquivo_codigo = file);
  written constant text := '/media/(?:images/(?:' || codes
    || ')_[0-9]+(?:x[0-9]+(?:_[A-Za-z0-9_+]{48})?)?[.](?:webp|avif)(?:#[^"[:space:]<>]*)?|files/(?:' || codes || ')[.][a-z0-9]{3,4})';
  place record;
begin
  for place in
    select u.tabela, u.coluna, array_agg(distinct u.linha) as lines,
      case when u.tabela = 'igreja' then 'id' else 'igreja_id' end as owner,
      (select format_type(a.atttypid, a.atttypmod) from pg_attribute a
       where a.attrelid = u.tabela::regclass and a.attname = u.coluna) as type,
      (select split_part(encode(g.tgargs, 'escape'), '\000', 1) from pg_trigger g
       where g.tgrelid = u.tabela::regclass and g.tgname = 'file_uses') as keys
    from arquivo_uso u join arquivo_forma f using (igreja_id, codigo)
    where u.igreja_id = church and f.arquivo_codigo = file
    group by u.tabela, u.coluna
    order by u.tabela, u.coluna
  loop
    execute format('update %1$I set %2$I = regexp_replace(%2$I::text, $1, $2, ''g'')::%3$s
      where %4$I = $3 and concat_ws('','', %5$s) = any ($4)', place.tabela, place.coluna, place.type, place.owner, place.keys)
      using written, renewed, church, place.lines;
  end loop;
  -- The search index has a copy.
  update busca set imagem = regexp_replace(imagem, written, renewed) where igreja_id = church and imagem ~ written;
end $$;
drop function readdress_image;
