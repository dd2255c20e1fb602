-- Content has an end besides its beginning, a trash, an id of another system, and translations with a state of their own
-- (decisions 0187 to 0189).
alter table conteudo
  add id_externo text check (length(id_externo) between 1 and 200),
  -- Not shown from then on.
  add data_fim_publicacao timestamptz,
  -- The folded title in its own language: what the office sorts and searches by.
  add titulo_busca text not null default '',
  add removido_em timestamptz,
  -- What it was before it was removed.
  add situacao_anterior text check (situacao_anterior in ('RASCUNHO', 'PUBLICADO'));
alter table conteudo drop constraint conteudo_situacao_check;
alter table conteudo
  add constraint conteudo_situacao_check check (situacao in ('RASCUNHO', 'PUBLICADO', 'LIXEIRA')),
  add constraint conteudo_na_lixeira check (
    (situacao = 'LIXEIRA') = (removido_em is not null) and (situacao = 'LIXEIRA') = (situacao_anterior is not null)),
  add constraint conteudo_dura check (data_fim_publicacao > data_publicacao);

-- What lies in the trash holds neither its slug nor its external id.
drop index conteudo_slug;
create unique index conteudo_slug on conteudo
  (igreja_id, slug, (case when tipo in ('EBD_CURSO', 'EBD_LICAO') then 'EBD' else tipo end))
  where slug is not null and removido_em is null;
create unique index conteudo_id_externo on conteudo (igreja_id, tipo, id_externo)
  where id_externo is not null and removido_em is null;

-- Lists read ids, and whether they are shown, from an index alone.
drop index conteudo_recentes;
create index conteudo_recentes on conteudo (igreja_id, tipo, data_publicacao desc, id desc) include (data_fim_publicacao)
  where situacao = 'PUBLICADO';
drop index conteudo_em_ordem;
create index conteudo_em_ordem on conteudo (igreja_id, tipo, ordem, id) include (data_publicacao, data_fim_publicacao)
  where situacao = 'PUBLICADO';
create index conteudo_terminando on conteudo (igreja_id, tipo, data_fim_publicacao)
  where situacao = 'PUBLICADO' and data_fim_publicacao is not null;

-- What lives below an item, whatever its state.
create index conteudo_de_pai on conteudo (igreja_id, pai_id) where pai_id is not null;

drop index conteudo_da_equipe;
create index conteudo_da_equipe on conteudo (igreja_id, tipo, data_publicacao desc, id desc) include (situacao)
  where removido_em is null;
create index conteudo_por_titulo on conteudo (igreja_id, tipo, titulo_busca, id) where removido_em is null;
create index conteudo_titulo on conteudo using gin (igreja_id, tipo, (' ' || titulo_busca) gin_trgm_ops)
  with (fastupdate = off) where removido_em is null;

create function levar_titulo() returns trigger language plpgsql as $$
begin
  update conteudo set titulo_busca = sem_acento(new.titulo)
    where igreja_id = new.igreja_id and id = new.conteudo_id and idioma = new.idioma
      and titulo_busca <> sem_acento(new.titulo);
  return null;
end $$;
create trigger conteudo_traducao_titulo after insert or update on conteudo_traducao
  for each row execute function levar_titulo();

alter table conteudo no force row level security;
alter table conteudo_traducao no force row level security;
update conteudo c set titulo_busca = sem_acento(t.titulo) from conteudo_traducao t
  where t.igreja_id = c.igreja_id and t.conteudo_id = c.id and t.idioma = c.idioma;

-- A translation is shown once it is published by itself. `origem` is the hash of the original that it was published for.
alter table conteudo_traducao
  add situacao text not null default 'PUBLICADO' check (situacao in ('RASCUNHO', 'PUBLICADO')),
  add origem text;

-- The ids of one kind whose title has what was typed, as many as `most` (see 0131: row level security would keep LIKE from
-- its index).
create policy finder_reads on conteudo for select to narthex_finder using (true);
grant select (igreja_id, id, tipo, titulo_busca, removido_em) on conteudo to narthex_finder;
create function find_content_titles(church integer, kind text, typed text, most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select c.id from conteudo c
    where church = current_church() and c.igreja_id = church and c.tipo = kind and c.removido_em is null
      -- As a sub-query the pattern is made once, and not for each row that is looked at.
      and (' ' || c.titulo_busca) like (select name_pattern(typed))
    limit most
$$;
revoke execute on function find_content_titles(integer, text, text, integer) from public;
grant execute on function find_content_titles(integer, text, text, integer) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_content_titles(integer, text, text, integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
