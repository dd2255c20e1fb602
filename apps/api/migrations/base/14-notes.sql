-- What members write down for themselves. Its name is made by the device that begins a note, and so is its owner's
-- alone: two members may have made the same.
create table nota_sermao (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  id uuid not null,
  -- Derived from the state: for lists, searches, exports, and programs that do not merge.
  titulo text not null check (length(titulo) <= 200),
  texto text not null check (length(texto) <= 100000),
  -- A Yjs document.
  estado bytea not null check (length(estado) <= 655360),
  versao integer not null default 1,
  criada_em timestamptz not null,
  alterada_em timestamptz not null,
  -- A deleted note leaves its name behind, and nothing else: a device that was away does not bring it back.
  excluida_em timestamptz,
  -- The state vector of the document, so that reading it waits for no merge. The empty one says that nothing is here:
  -- who reads it sends everything, and that is merged as ever.
  vetor bytea not null default '\x00',
  primary key (igreja_id, usuario_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index nota_sermao_de_usuario on nota_sermao (igreja_id, usuario_id, alterada_em desc) where excluida_em is null;
create index nota_sermao_excluida on nota_sermao (igreja_id, usuario_id, excluida_em desc) where excluida_em is not null;
