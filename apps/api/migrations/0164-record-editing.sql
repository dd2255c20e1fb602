-- What editing adds to a record of any kind that is declared (decisions 0187, 0188): changes that are not live yet, earlier
-- versions, who has it open, the trash, acts on many records at once, and saved views of lists. `tipo` is the name of the kind.

create table rascunho (
  igreja_id integer not null references igreja,
  tipo text not null,
  registro integer not null,
  -- The form as it was typed, complete or not.
  formulario jsonb not null,
  -- The version of the record that the changes were made on.
  versao_base integer not null,
  revisao integer not null default 1,
  -- It holds changes that the record does not have.
  flag_pendente boolean not null,
  -- Who wrote last: an open editor, and the sequence numbers of the last saves of each, as pairs.
  editor text not null,
  sequencias jsonb not null,
  conta_id integer,
  data_alteracao timestamptz not null,
  -- Goes live then.
  publicar_em timestamptz,
  -- The code of the error for which it did not go live at its moment.
  falha text,
  primary key (igreja_id, tipo, registro)
);
create index rascunho_por_conta on rascunho (igreja_id, conta_id) where conta_id is not null;

create table registro_versao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null,
  registro integer not null,
  versao integer not null,
  motivo text not null check (motivo in ('CRIACAO', 'EDICAO', 'PUBLICACAO')),
  momento timestamptz not null,
  conta_id integer,
  -- The member whom the record tells about.
  usuario_id integer,
  formulario jsonb not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index registro_versao_de_registro on registro_versao (igreja_id, tipo, registro, id desc);
create index registro_versao_por_conta on registro_versao (igreja_id, conta_id) where conta_id is not null;
create index registro_versao_de_usuario on registro_versao (igreja_id, usuario_id) where usuario_id is not null;

create table presenca (
  igreja_id integer not null references igreja,
  tipo text not null,
  registro integer not null,
  conta_id integer not null,
  editor text not null,
  desde timestamptz not null,
  visto_em timestamptz not null,
  primary key (igreja_id, tipo, registro, conta_id, editor)
);
create index presenca_por_momento on presenca (igreja_id, visto_em);
create index presenca_por_conta on presenca (igreja_id, conta_id);

create table lixeira (
  igreja_id integer not null references igreja,
  tipo text not null,
  registro integer not null,
  titulo text not null,
  removido_em timestamptz not null,
  expira_em timestamptz not null,
  conta_id integer,
  primary key (igreja_id, tipo, registro)
);
create index lixeira_recente on lixeira (igreja_id, tipo, removido_em desc, registro desc);
create index lixeira_vencida on lixeira (igreja_id, expira_em);
create index lixeira_por_conta on lixeira (igreja_id, conta_id) where conta_id is not null;

create table lote (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null,
  acao text not null check (acao in ('PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR')),
  situacao text not null check (situacao in ('EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO')),
  total integer not null,
  feitos integer not null default 0,
  recusados integer not null default 0,
  conta_id integer,
  criado_em timestamptz not null,
  terminado_em timestamptz,
  -- The batch that this one undoes, and the one that undid this one.
  desfaz_id integer,
  desfeito_por_id integer,
  primary key (igreja_id, id)
);
create index lote_por_momento on lote (igreja_id, criado_em);
create index lote_por_conta on lote (igreja_id, conta_id) where conta_id is not null;

create table lote_item (
  igreja_id integer not null references igreja,
  lote_id integer not null,
  registro integer not null,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'FEITO', 'IGUAL', 'RECUSADO')),
  -- The code of the error for which it was refused.
  codigo text,
  -- The version that the act left: a record that has another one by now is not undone.
  versao integer,
  -- What undoing needs: the form that was live before, where the act replaced it.
  antes jsonb,
  primary key (igreja_id, lote_id, registro),
  foreign key (igreja_id, lote_id) references lote on delete cascade
);
create index lote_item_pendente on lote_item (igreja_id, lote_id, registro) where situacao = 'PENDENTE';

create table visao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null,
  nome text not null,
  -- The query of the list, as its address has it.
  consulta jsonb not null,
  flag_compartilhada boolean not null,
  -- Whose it is; none where they left the church and it is shared.
  conta_id integer,
  data_alteracao timestamptz not null,
  primary key (igreja_id, id)
);
create index visao_de_tipo on visao (igreja_id, tipo, id);
create index visao_por_conta on visao (igreja_id, conta_id) where conta_id is not null;
