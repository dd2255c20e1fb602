-- What files a church has (specification §3, Content): its media library. The bytes are in the file store, under the same
-- code; a file that is no row here is none, and its bytes are removed.
create table arquivo (
  igreja_id integer not null references igreja,
  -- Stands in the file's address: it cannot be guessed.
  codigo text not null check (codigo ~ '^[A-Za-z0-9_-]{22}$'),
  tipo text not null check (tipo in ('IMAGEM', 'PDF', 'AUDIO', 'VIDEO', 'LEGENDA')),
  endereco text not null,
  -- Its name, as it was sent.
  nome text not null,
  -- That are kept for it.
  bytes bigint not null check (bytes > 0),
  -- Of what was sent: the same file sent twice is one.
  sha256 text not null,
  criado_em timestamptz not null,
  -- False: a photo beside a prayer is kept as the church's pictures are, and is in no media library.
  flag_biblioteca boolean not null default true,
  primary key (igreja_id, codigo),
  constraint arquivo_enviado unique (igreja_id, sha256, nome, tipo)
);
create index arquivo_recente on arquivo (igreja_id, criado_em desc, codigo) where flag_biblioteca;
create index arquivo_de_tipo on arquivo (igreja_id, tipo, criado_em desc, codigo) where flag_biblioteca;

-- An image's focal point and alternative text stand in its address (decision 0109). When they change, the church's content
-- gets the new address wherever it shows that image.

-- Replaces the address of an image in every column of images of a church. Runs with the rights of the caller.
create function readdress_image(church integer, former text, renewed text) returns void
language plpgsql as $$
declare
  bare constant text := split_part(former, '#', 1);
  -- An address within JSON: of its signs, these two have a meaning in an expression.
  quoted constant text := '"' || replace(replace(bare, '.', '[.]'), '+', '[+]') || '(#[^"]*)?"';
  place record;
begin
  for place in
    select c.table_name, c.column_name, c.data_type,
      case when c.table_name = 'igreja' then 'id' else 'igreja_id' end as key
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name in ('imagem', 'imagem_larga', 'foto', 'imagens', 'convidados')
      and c.data_type in ('text', 'jsonb')
      and (c.table_name = 'igreja' or exists (
        select from information_schema.columns k
        where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = 'igreja_id'))
  loop
    if place.data_type = 'text' then
      execute format('update %1$I set %2$I = $1 where %3$I = $2 and split_part(%2$I, ''#'', 1) = $3',
        place.table_name, place.column_name, place.key) using renewed, church, bare;
    else
      execute format('update %1$I set %2$I = regexp_replace(%2$I::text, $4, $1, ''g'')::jsonb
        where %3$I = $2 and strpos(%2$I::text, $3) > 0', place.table_name, place.column_name, place.key)
        using '"' || renewed || '"', church, bare, quoted;
    end if;
  end loop;
end $$;

-- Videos of a church: at a service that is framed when a visitor wants it, or as files and streams of its own.

create table video (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  descricao text,
  imagem text,
  servico text not null check (servico in ('YOUTUBE', 'VIMEO', 'ARQUIVO', 'HLS')),
  codigo text,
  url text,
  duracao_segundos integer check (duracao_segundos >= 0),
  serie text,
  pregador text,
  referencia text,
  -- Of what is said in it: a BCP 47 tag.
  idioma text not null,
  -- [{ inicioSegundos, titulo }], in their order; [{ idioma, url }].
  capitulos jsonb not null,
  legendas jsonb not null,
  situacao text not null check (situacao in ('RASCUNHO', 'PUBLICADO')),
  -- Not shown before.
  data_publicacao timestamptz not null,
  primary key (igreja_id, id),
  check ((codigo is not null) = (servico in ('YOUTUBE', 'VIMEO'))),
  check ((url is not null) = (servico in ('ARQUIVO', 'HLS')))
);
create index video_recentes on video (igreja_id, data_publicacao desc, id desc) include (serie, idioma)
  where situacao = 'PUBLICADO';
create index video_de_serie on video (igreja_id, serie, data_publicacao desc, id desc) where situacao = 'PUBLICADO';

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
