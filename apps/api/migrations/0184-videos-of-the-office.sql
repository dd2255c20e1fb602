-- Videos are drafted in the office: names in another system, a trash, and when each was added (a draft without a moment of
-- its own has that one until it is published).
alter table video
  add versao integer not null default 1,
  add id_externo text check (length(id_externo) between 1 and 200),
  add data_cadastro timestamptz not null default now(),
  add removido_em timestamptz;
create unique index video_id_externo on video (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;

-- What lies in the trash stands in no index of the site.
drop index video_recentes;
create index video_recentes on video (igreja_id, data_publicacao desc, id desc) include (serie, idioma)
  where situacao = 'PUBLICADO' and removido_em is null;
drop index video_de_serie;
create index video_de_serie on video (igreja_id, serie, data_publicacao desc, id desc)
  where situacao = 'PUBLICADO' and removido_em is null;

-- The texts by which staff find a video, each word behind a space.
create function video_texto(titulo text, serie text, pregador text) returns text language sql immutable parallel safe
  return ' ' || sem_acento(titulo || ' ' || coalesce(serie, '') || ' ' || coalesce(pregador, ''));

create index video_da_equipe on video (igreja_id, data_publicacao desc, id desc) include (situacao)
  where removido_em is null;
create index video_por_titulo on video (igreja_id, sem_acento(titulo), id) where removido_em is null;
create index video_por_texto on video using gin (igreja_id, video_texto(titulo, serie, pregador) gin_trgm_ops)
  with (fastupdate = off) where removido_em is null;

-- The ids of videos with what was typed, as many as `most` (see 0131: row level security would keep LIKE from its index).
create policy finder_reads on video for select to narthex_finder using (true);
grant select (igreja_id, id, titulo, serie, pregador, removido_em) on video to narthex_finder;
create function find_video_texts(church integer, typed text, most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select v.id from video v
    where church = current_church() and v.igreja_id = church and v.removido_em is null
      and video_texto(v.titulo, v.serie, v.pregador) like (select name_pattern(typed))
    limit most
$$;
revoke execute on function find_video_texts(integer, text, integer) from public;
grant execute on function find_video_texts(integer, text, integer) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_video_texts(integer, text, integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
