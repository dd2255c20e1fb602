-- The text by which staff find a person stands in the row: computed for each row that is looked at, a name that ten thousand
-- people have took a second.
alter table usuario
  add column texto_busca text not null generated always as (pessoa_texto(nome, sobrenome, email, telefone)) stored;
drop index usuario_por_texto;
create index usuario_por_texto on usuario using gin (igreja_id, texto_busca gin_trgm_ops) with (fastupdate = off);
grant select (texto_busca) on usuario to narthex_finder;

drop function find_people_texts(integer, text[], integer);
create function find_people_texts(church integer, typed text[], most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select u.id from usuario u
    where church = current_church() and u.igreja_id = church
      and u.texto_busca like name_pattern(typed[1])
      and u.texto_busca like all (array(select name_pattern(part) from unnest(typed[2:]) part))
    limit most
$$;
revoke execute on function find_people_texts(integer, text[], integer) from public;
grant execute on function find_people_texts(integer, text[], integer) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_people_texts(integer, text[], integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
