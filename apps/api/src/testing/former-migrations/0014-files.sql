-- What files a church has (specification §3, Content): its media library. The bytes are in the file store, under the same
-- code; a file that is no row here is none, and its bytes are removed.
create table arquivo (
  igreja_id integer not null references igreja,
  -- Stands in the file's address: whoever was not told it cannot guess it.
  codigo text not null check (codigo ~ '^[A-Za-z0-9_-]{22}$'),
  tipo text not null check (tipo in ('IMAGEM', 'PDF', 'AUDIO', 'VIDEO', 'LEGENDA')),
  endereco text not null,
  -- As whoever sent it calls it.
  nome text not null,
  -- That are kept for it.
  bytes bigint not null check (bytes > 0),
  -- Of what was sent: the same file sent twice is one.
  sha256 text not null,
  criado_em timestamptz not null,
  primary key (igreja_id, codigo),
  constraint arquivo_enviado unique (igreja_id, sha256, nome, tipo)
);
create index arquivo_recente on arquivo (igreja_id, criado_em desc, codigo);
create index arquivo_de_tipo on arquivo (igreja_id, tipo, criado_em desc, codigo);
