-- One index for all that a church publishes, so that its search and each list's own search field read the same.
-- Accents and capitals make no difference: people write on phones.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- For an index; naming the dictionary is what makes it immutable.
create function sem_acento(texto text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, texto));

-- The words of each church are in a space of their own: `5/oracao` is found among the words of church 5 alone, so that what a
-- search costs does not grow with the number of churches. Accents and plurals are the program's (search/words.rules.ts),
-- which reads what is written and what is looked for by the same rule. A row for each language of each thing.
create table busca (
  igreja_id integer not null references igreja,
  tipo text not null,
  item_id integer not null,
  idioma text not null,
  -- How the thing's address names it: its slug, or its id.
  chave text not null,
  titulo text not null,
  resumo text,
  imagem text,
  -- Not found before.
  visivel_em timestamptz not null,
  palavras tsvector not null,
  -- Of the title (A) and the summary (B) alone, in no church's space: small enough to lie in the row, and all that the
  -- order of what was found is told by.
  cabeca tsvector not null default '',
  -- What a search shows a piece of.
  texto text not null default '',
  indexado_em timestamptz not null default now(),
  primary key (igreja_id, tipo, item_id, idioma)
);
-- Finding reads every row that has the words, and none of its text: only what the order is told by stays in the row.
alter table busca set (toast_tuple_target = 256);
alter table busca alter column cabeca set storage main;
-- Without a list of what is still to be sorted in, which every search would have to read through.
create index busca_palavras on busca using gin (palavras) with (fastupdate = off);
create index busca_titulo on busca using gin (igreja_id, sem_acento(titulo) gin_trgm_ops) with (fastupdate = off);
create index busca_chave on busca (igreja_id, tipo, chave);

-- Row level security asks its own question before any that could tell what it sees, and `@@` and `%>` could: under it,
-- neither may use an index. So a role that sees the index of every church looks for words, by functions that ask whose
-- they are first, and answer with nothing that the asking role may not read.
create policy finder_reads on busca for select to narthex_finder using (true);
create policy finder_reads on igreja for select to narthex_finder using (true);
grant select on busca to narthex_finder;
grant select (id, organizacao_id, flag_ativo) on igreja to narthex_finder;

-- Whether the transaction may look for what this church publishes: it is its own, or of the organisation's active ones.
create function may_search(church integer) returns boolean language sql stable as $$
  select church = current_church() or exists (
    select from igreja i where i.id = church and i.organizacao_id = current_organisation() and i.flag_ativo)
$$;

-- All that has the words. `grau` tells what of the head fits: title before summary, whole words before
-- beginnings; and then whether all words stand somewhere whole. Where that is so of too many, it tells nothing.
create function find_words(church integer, todas tsquery, inteiras tsquery, comeco tsquery, inteira tsquery)
  returns table (igreja_id integer, tipo text, item_id integer, idioma text, visivel_em timestamptz, grau real)
  language sql stable security definer set search_path = public, pg_temp rows 100
  -- Of a few words that are everywhere, the planner would rather read all texts than ask the index.
  set enable_seqscan = off set jit = off as $$
  with whole as materialized (select w.ctid from busca w where w.palavras @@ inteiras limit 501)
  select b.igreja_id, b.tipo, b.item_id, b.idioma, b.visivel_em,
    case when b.cabeca @@ comeco or b.cabeca @@ inteira
        then ts_rank('{0, 0, 0.2, 1}', b.cabeca, comeco) + ts_rank('{0, 0, 0.2, 1}', b.cabeca, inteira) else 0 end
      + case when (select count(*) from whole) < 501 and b.ctid in (select ctid from whole) then 0.01 else 0 end
  from busca b
  where b.palavras @@ todas and may_search(church)
    -- Written so that it is no reason to read all of a church: its words are in its own space already.
    and b.igreja_id + 0 = church
$$;

-- The ids of one kind that have the words.
create function find_ids(church integer, kind text, todas tsquery) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select b.item_id from busca b
  where b.palavras @@ todas and may_search(church) and b.igreja_id + 0 = church and b.tipo = kind
$$;

-- What is called something like it, for words that nothing has.
create function find_alike(church integer, typed text, most integer)
  returns table (igreja_id integer, tipo text, item_id integer, idioma text, visivel_em timestamptz, grau real)
  language sql stable security definer set search_path = public, pg_temp rows 10
  set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off set jit = off as $$
  select b.igreja_id, b.tipo, b.item_id, b.idioma, b.visivel_em, word_similarity(sem_acento(typed), sem_acento(b.titulo))
  from busca b
  where b.igreja_id = church and may_search(church) and sem_acento(typed) <% sem_acento(b.titulo)
  order by 6 desc, b.visivel_em desc limit most
$$;

-- A thing as it was found.
create function find_entry(church integer, kind text, item integer, tag text) returns setof busca
  language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select b.* from busca b
  where may_search(church) and b.igreja_id = church and b.tipo = kind and b.item_id = item and b.idioma = tag
$$;

grant create on schema public to narthex_finder;
alter function find_words(integer, tsquery, tsquery, tsquery, tsquery) owner to narthex_finder;
alter function find_ids(integer, text, tsquery) owner to narthex_finder;
alter function find_alike(integer, text, integer) owner to narthex_finder;
alter function find_entry(integer, text, integer, text) owner to narthex_finder;
revoke create on schema public from narthex_finder;

-- A new function may be called by every role. What looks through the words of all churches is for the transactions of a tenant alone.
revoke execute on function
  find_words(integer, tsquery, tsquery, tsquery, tsquery), find_ids(integer, text, tsquery),
  find_alike(integer, text, integer), find_entry(integer, text, integer, text)
  from public;
grant execute on function
  find_words(integer, tsquery, tsquery, tsquery, tsquery), find_ids(integer, text, tsquery),
  find_alike(integer, text, integer), find_entry(integer, text, integer, text)
  to narthex_app;
