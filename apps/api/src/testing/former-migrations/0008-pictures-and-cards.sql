-- How a member is seen: their picture, and the card that their church gives them (specification §3, Member card).

-- In the database: some 40 kB each, gone with their member, behind the church's wall and in its backup.
create table usuario_imagem (
  igreja_id integer not null references igreja,
  -- Stands in the picture's address: whoever was not told it cannot guess it.
  codigo text not null check (codigo ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of the square, in pixels.
  lado integer not null,
  usuario_id integer not null,
  conteudo bytea not null,
  primary key (igreja_id, codigo, lado),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index usuario_imagem_de_usuario on usuario_imagem (igreja_id, usuario_id);

create table carteirinha (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  -- Stands, signed, in the QR code; another one with every card that is issued.
  codigo uuid not null,
  numero_membro text not null,
  data_batismo date,
  cargo text,
  -- The pastor; where none is named, who leads the member's congregation.
  responsavel text,
  emitida_em timestamptz not null,
  revogada_em timestamptz,
  primary key (igreja_id, usuario_id),
  constraint carteirinha_codigo unique (igreja_id, codigo),
  constraint carteirinha_numero_membro unique (igreja_id, numero_membro),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
