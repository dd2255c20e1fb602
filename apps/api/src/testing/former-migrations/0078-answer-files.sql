-- Files that answer questions of tickets: for staff alone, so they are no files of the media library. They go with their
-- registration, and with the member who bought.
create table evento_arquivo (
  igreja_id integer not null references igreja,
  id uuid not null,
  inscricao_codigo text not null,
  usuario_id integer,
  tipo text not null check (tipo in ('application/pdf', 'image/jpeg', 'image/png')),
  conteudo bytea not null check (length(conteudo) <= 5242880),
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, inscricao_codigo) references evento_inscricao on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index evento_arquivo_inscricao on evento_arquivo (igreja_id, inscricao_codigo);
create index evento_arquivo_usuario on evento_arquivo (igreja_id, usuario_id);
