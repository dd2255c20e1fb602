-- Songs of the office are found and sorted from indexes, as videos are (0184): the texts by which staff find a song, each word
-- behind a space.
create function louvor_texto(title text, author text, code text) returns text language sql immutable parallel safe
  return ' ' || sem_acento(title || ' ' || coalesce(author, '') || ' ' || coalesce(code, ''));

create index louvor_por_autor on louvor (igreja_id, sem_acento(coalesce(author, '')), id) where removido_em is null;
create index louvor_por_texto on louvor using gin (igreja_id, louvor_texto(title, author, code) gin_trgm_ops)
  with (fastupdate = off) where removido_em is null;

create policy finder_reads on louvor for select to narthex_finder using (true);
grant select (igreja_id, id, title, author, code, removido_em) on louvor to narthex_finder;
create function find_song_texts(church integer, typed text, most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select s.id from louvor s
    where church = current_church() and s.igreja_id = church and s.removido_em is null
      and louvor_texto(s.title, s.author, s.code) like (select name_pattern(typed))
    limit most
$$;
revoke execute on function find_song_texts(integer, text, integer) from public;
grant execute on function find_song_texts(integer, text, integer) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_song_texts(integer, text, integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
