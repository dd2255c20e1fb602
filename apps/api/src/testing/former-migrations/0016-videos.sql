-- Videos of a church: at a service that is framed when somebody wants it, or as files and streams of its own.

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
