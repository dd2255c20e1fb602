-- One index for all that a church publishes, so that its search and each list's own search field read the same.
-- Accents and capitals make no difference: people write on phones.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- For an index; naming the dictionary is what makes it immutable.
create function sem_acento(texto text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, texto));

-- Words as they are: a church writes in several languages, and names are in none.
create text search configuration busca (copy = simple);
alter text search configuration busca
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with unaccent, simple;

-- A row for each language of each thing.
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
  primary key (igreja_id, tipo, item_id, idioma)
);
create index busca_palavras on busca using gin (igreja_id, palavras);
create index busca_titulo on busca using gin (igreja_id, sem_acento(titulo) gin_trgm_ops);
