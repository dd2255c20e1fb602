-- What is published until a moment is not found from then on.
alter table busca add visivel_ate timestamptz;

drop function find_words(integer, tsquery, tsquery, tsquery, tsquery);
drop function find_alike(integer, text, integer);

create function find_words(church integer, todas tsquery, inteiras tsquery, comeco tsquery, inteira tsquery)
  returns table (igreja_id integer, tipo text, item_id integer, idioma text, visivel_em timestamptz,
    visivel_ate timestamptz, grau real)
  language sql stable security definer set search_path = public, pg_temp rows 100
  -- Of a few words that are everywhere, the planner would rather read all texts than ask the index.
  set enable_seqscan = off set jit = off as $$
  with whole as materialized (select w.ctid from busca w where w.palavras @@ inteiras limit 501)
  select b.igreja_id, b.tipo, b.item_id, b.idioma, b.visivel_em, b.visivel_ate,
    case when b.cabeca @@ comeco or b.cabeca @@ inteira
        then ts_rank('{0, 0, 0.2, 1}', b.cabeca, comeco) + ts_rank('{0, 0, 0.2, 1}', b.cabeca, inteira) else 0 end
      + case when (select count(*) from whole) < 501 and b.ctid in (select ctid from whole) then 0.01 else 0 end
  from busca b
  where b.palavras @@ todas and may_search(church)
    -- Written so that it is no reason to read all of a church: its words are in its own space already.
    and b.igreja_id + 0 = church
$$;

create function find_alike(church integer, typed text, most integer)
  returns table (igreja_id integer, tipo text, item_id integer, idioma text, visivel_em timestamptz,
    visivel_ate timestamptz, grau real)
  language sql stable security definer set search_path = public, pg_temp rows 10
  set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off set jit = off as $$
  select b.igreja_id, b.tipo, b.item_id, b.idioma, b.visivel_em, b.visivel_ate,
    word_similarity(sem_acento(typed), sem_acento(b.titulo))
  from busca b
  where b.igreja_id = church and may_search(church) and sem_acento(typed) <% sem_acento(b.titulo)
  order by 7 desc, b.visivel_em desc limit most
$$;

grant create on schema public to narthex_finder;
alter function find_words(integer, tsquery, tsquery, tsquery, tsquery) owner to narthex_finder;
alter function find_alike(integer, text, integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
revoke execute on function find_words(integer, tsquery, tsquery, tsquery, tsquery), find_alike(integer, text, integer) from public;
grant execute on function find_words(integer, tsquery, tsquery, tsquery, tsquery), find_alike(integer, text, integer) to narthex_app;
