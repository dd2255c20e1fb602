-- The songs of a church. The specification's names for a song (§3) are English, and so are its columns.

create table louvor (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  code text,
  title text not null,
  subtitle text,
  author text,
  -- Its `group`, which is a word of SQL's.
  grupo text,
  theme text,
  rhythm text,
  tone text,
  capo integer not null default 0 check (capo between 0 and 11),
  -- How it is shown first, as its content has it; null where there is nothing to show yet.
  show_type text check (show_type in ('cipher', 'lyric', 'score')),
  -- Lines of { snippet, chord }; { begin, kind, name }; { name, url }.
  letter jsonb not null,
  sections jsonb not null,
  musical_score jsonb not null,
  -- Its place in the songbook, and under which letter: accents make no difference.
  ordem text collate "C" not null,
  inicial text collate "C" not null check (inicial ~ '^[a-z0]$'),
  primary key (igreja_id, id)
);
-- With all that a list narrows by, so that pages and counts read the index alone.
create index louvor_em_ordem on louvor (igreja_id, ordem, id) include (inicial, theme, tone, grupo)
  where show_type is not null;
create index louvor_de_tema on louvor (igreja_id, theme, ordem, id) where show_type is not null;
