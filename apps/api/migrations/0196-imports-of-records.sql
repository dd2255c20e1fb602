-- Tables that are read in: a batch whose rows come from a file. It is looked through first, and written afterwards.
alter table lote drop constraint lote_acao_check, drop constraint lote_situacao_check;
alter table lote
  add check (acao in ('PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR', 'IMPORTAR', 'REVERTER')),
  add check (situacao in ('CONFERINDO', 'CONFERIDO', 'EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO')),
  -- Name of the file, its columns and what they are.
  add importacao jsonb;

create table lote_linha (
  igreja_id integer not null references igreja,
  lote_id integer not null,
  -- The number of the row in the file.
  linha integer not null,
  celulas jsonb not null,
  titulo text not null default '',
  situacao text not null default 'LIDA'
    check (situacao in ('LIDA', 'NOVA', 'MUDADA', 'IGUAL', 'DUVIDOSA', 'RECUSADA')),
  -- The run has been here; what it did is its state.
  flag_feita boolean not null default false,
  registro integer,
  -- An earlier row of the file says the same record.
  repete integer,
  motivos jsonb not null default '[]',
  primary key (igreja_id, lote_id, linha),
  foreign key (igreja_id, lote_id) references lote on delete cascade
);
create index lote_linha_pendente on lote_linha (igreja_id, lote_id, linha) where situacao = 'LIDA' or not flag_feita;

-- What the columns of a program are, for its next table.
create table importacao_mapa (
  igreja_id integer not null references igreja,
  tipo text not null,
  origem text not null,
  -- Fields by the heads of their columns.
  campos jsonb not null,
  chave jsonb not null,
  data_alteracao timestamptz not null,
  primary key (igreja_id, tipo, origem)
);
