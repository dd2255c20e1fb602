-- What a protected video consists of, and what a playback has reported (decision 0106).

-- A piece of a file of a video, by its first byte. A file is its pieces in order, each as it was received.
create table play_midia_parte (
  igreja_id integer not null references igreja,
  midia_id uuid not null,
  -- The file's name below the signed address; never part of a path of the product's.
  caminho text not null check (caminho ~ '^[a-z0-9][a-z0-9_-]{0,40}\.[a-z0-9]{2,4}$'),
  inicio bigint not null check (inicio >= 0),
  bytes integer not null check (bytes > 0),
  -- The piece's name in the file store.
  nome text not null,
  primary key (igreja_id, midia_id, caminho, inicio),
  constraint play_midia_parte_nome unique (igreja_id, nome),
  foreign key (igreja_id, midia_id) references play_midia on delete cascade
);

alter table play_reproducao
  -- The protected video that plays, and which of its files the address names; null for any other video.
  add column midia_id uuid,
  add column caminho text,
  -- Watched to its end: counted once.
  add column flag_concluida boolean not null default false,
  add foreign key (igreja_id, midia_id) references play_midia on delete cascade;
create index play_reproducao_midia on play_reproducao (igreja_id, midia_id) where midia_id is not null;
