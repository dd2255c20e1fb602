-- A channel elsewhere whose films are read in: what staff set, and how its readings went.
create table video_canal (
  igreja_id integer primary key references igreja,
  endereco text,
  serie text,
  flag_publicar boolean not null,
  flag_ativo boolean not null,
  versao integer not null default 1,
  -- The address of its feed, where its page had to be asked for it.
  feed text,
  etag text,
  modificado_em text,
  proxima_em timestamptz,
  tentada_em timestamptz,
  lida_em timestamptz,
  encontrados integer not null default 0,
  adicionados integer not null default 0,
  falhas integer not null default 0,
  erro text
);

-- Each film that was read, also where its video is in the trash or gone: it is never added again. `titulo` and `descricao`
-- are as they were read last; a video that has them still follows the channel.
create table video_canal_filme (
  igreja_id integer not null references igreja,
  -- Service and id: `youtube:abcdefghijk`.
  codigo text not null,
  video_id integer,
  titulo text not null,
  descricao text,
  primary key (igreja_id, codigo)
);
