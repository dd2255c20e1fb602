-- Translations of the Bible (decision 0101). One without a church is for all churches: the operator writes it, all read it.
create table biblia_traducao (
  id integer generated always as identity primary key,
  dona_igreja_id integer references igreja,
  codigo text not null check (codigo ~ '^[a-z0-9][a-z0-9-]{1,19}$'),
  nome text not null,
  sigla text not null,
  idioma text not null,
  licenca text not null,
  atribuicao text,
  versificacao text not null check (versificacao in ('KJV', 'NRSV')),
  -- SHA-256 of the files that it came from.
  fonte_hash text not null,
  revisao text not null,
  livros text[] not null,
  versiculos integer not null,
  tamanho integer not null,
  importada_em timestamptz not null,
  constraint biblia_traducao_codigo unique nulls not distinct (dona_igreja_id, codigo)
);

create table biblia_versiculo (
  traducao_id integer not null references biblia_traducao on delete cascade,
  -- Book × 1,000,000 + chapter × 1,000 + verse.
  ordem integer not null,
  -- The last verse of those that the translation puts into one.
  ate integer,
  texto text not null,
  -- Headings, paragraphs, stretches, lines of poetry and notes; null where there is none of them.
  marcas jsonb,
  -- The words by the program's rule (split-words.ts), which reads searches as well.
  palavras tsvector not null,
  primary key (traducao_id, ordem)
);
-- The words stay in the row: a phrase reads them of each verse that has all of its words.
alter table biblia_versiculo alter column palavras set storage main;
create index biblia_versiculo_palavras on biblia_versiculo using gin (traducao_id, palavras);
-- What an import added is sorted into the index at its end: a third of the time of one by one. Until then every search
-- would read through it, so each import calls this; the index belongs to the owner of the tables.
create function sort_verse_words() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select gin_clean_pending_list('biblia_versiculo_palavras')
$$;
revoke execute on function sort_verse_words() from public;
grant execute on function sort_verse_words() to narthex_app, narthex_operator;

alter table biblia_traducao enable row level security, force row level security;
alter table biblia_versiculo enable row level security, force row level security;
grant select, insert, update, delete on biblia_traducao, biblia_versiculo to narthex_app, narthex_operator;

create policy everyones on biblia_traducao for select to narthex_app using (dona_igreja_id is null);
create policy own_translation on biblia_traducao to narthex_app
  using (dona_igreja_id = current_church()) with check (dona_igreja_id = current_church());
create policy everyones_verses on biblia_versiculo for select to narthex_app
  using (traducao_id in (select id from biblia_traducao));
create policy own_verses on biblia_versiculo to narthex_app
  using (traducao_id in (select id from biblia_traducao where dona_igreja_id = current_church()))
  with check (traducao_id in (select id from biblia_traducao where dona_igreja_id = current_church()));
create policy operator_imports on biblia_traducao to narthex_operator
  using (dona_igreja_id is null) with check (dona_igreja_id is null);
create policy operator_imports on biblia_versiculo to narthex_operator
  using (traducao_id in (select id from biblia_traducao where dona_igreja_id is null))
  with check (traducao_id in (select id from biblia_traducao where dona_igreja_id is null));
-- Under row level security `@@` may use no index (07-search.sql), so the finder looks for words and asks whose they are first.
create policy finder_reads on biblia_traducao for select to narthex_finder using (true);
create policy finder_reads on biblia_versiculo for select to narthex_finder using (true);
grant select (id, dona_igreja_id) on biblia_traducao to narthex_finder;
grant select (traducao_id, ordem, palavras) on biblia_versiculo to narthex_finder;
create function find_verses(translation integer, wanted tsquery) returns table (ordem integer)
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select v.ordem from biblia_versiculo v
  where v.traducao_id = translation and v.palavras @@ wanted
    and exists (select from biblia_traducao t
                where t.id = translation and (t.dona_igreja_id is null or t.dona_igreja_id = current_church()))
$$;
grant create on schema public to narthex_finder;
alter function find_verses(integer, tsquery) owner to narthex_finder;
revoke create on schema public from narthex_finder;
revoke execute on function find_verses(integer, tsquery) from public;
grant execute on function find_verses(integer, tsquery) to narthex_app;

-- The translations that a church offers, in its order; without any, all of them.
create table igreja_biblia (
  igreja_id integer not null references igreja,
  traducao_id integer not null references biblia_traducao on delete cascade,
  ordem integer not null,
  padrao boolean not null,
  primary key (igreja_id, traducao_id)
);
create unique index igreja_biblia_padrao on igreja_biblia (igreja_id) where padrao;
create index igreja_biblia_traducao on igreja_biblia (traducao_id);

create table versiculo_do_dia (
  igreja_id integer not null references igreja,
  dia date not null,
  passagem text not null,
  primary key (igreja_id, dia)
);

-- Highlights and bookmarks; those taken away stay, so that other devices learn of it.
create table biblia_marca (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  ordem integer not null,
  tipo text not null check (tipo in ('DESTAQUE', 'FAVORITO')),
  cor text,
  -- By the clock of the device, never later than ours.
  alterada_em timestamptz not null,
  ativo boolean not null,
  -- Rises with each merge of the member's.
  versao integer not null,
  primary key (igreja_id, usuario_id, ordem, tipo),
  check ((tipo = 'DESTAQUE') = (cor is not null)),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index biblia_marca_versao on biblia_marca (igreja_id, usuario_id, versao);
