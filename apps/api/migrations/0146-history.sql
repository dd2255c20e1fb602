-- What the acts of the audit log changed of records, by field (decision 0130). The audit log itself holds no words; this
-- does, so it goes with the person it tells about.
create table historico (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- The kind of record, by its table, and its id there.
  tipo text not null,
  registro text not null,
  acao text not null,
  momento timestamptz not null,
  -- Who acted; none for the product itself.
  conta_id integer,
  -- The member whom the record tells about.
  usuario_id integer,
  -- The fields that changed: none before for a new record, none after for a removed one.
  antes jsonb,
  depois jsonb,
  check (antes is not null or depois is not null),
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index historico_de_registro on historico (igreja_id, tipo, registro, id desc);
create index historico_de_usuario on historico (igreja_id, usuario_id) where usuario_id is not null;
create index historico_por_conta on historico (igreja_id, conta_id) where conta_id is not null;
