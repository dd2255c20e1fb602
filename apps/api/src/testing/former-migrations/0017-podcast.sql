-- A church's podcast: its own audio, or the kept copy of a feed that it publishes elsewhere.

create table podcast (
  igreja_id integer primary key references igreja,
  codigo text not null,
  titulo text not null,
  descricao text not null,
  imagem text,
  autor text,
  categoria text,
  subcategoria text,
  idioma text not null,
  flag_explicito boolean not null default false,
  apple text,
  spotify text,
  -- Null where the church publishes its audio here.
  feed_url text,
  -- When the feed is read next: a job that was asked for another moment has nothing to do.
  proxima_busca timestamptz,
  -- Of the last good copy.
  lido_em timestamptz,
  etag text,
  modificado_em text,
  -- Since then nothing good came.
  falhas integer not null default 0,
  erro text,
  check ((feed_url is null) = (proxima_busca is null))
);

create table podcast_episodio (
  igreja_id integer not null references podcast on delete cascade,
  id integer generated always as identity,
  -- As the feed names it for ever; drawn for an episode of the church's own.
  guid text not null,
  titulo text not null,
  descricao text not null,
  imagem text,
  audio text not null,
  audio_tipo text not null,
  audio_bytes integer,
  duracao_segundos integer,
  posicao integer not null,
  data_publicacao timestamptz not null,
  primary key (igreja_id, id),
  constraint podcast_episodio_guid unique (igreja_id, guid)
);
create index podcast_episodio_por_data on podcast_episodio (igreja_id, data_publicacao desc, id desc);
