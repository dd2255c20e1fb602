-- What buyers do with their tickets after the purchase: cancel, transfer, change answers (decision 0087).

-- A refund gives the fees back too, in proportion.
alter table evento_venda add column flag_devolver_taxas boolean not null default true;

-- The call that canceled a ticket, so that its repetition has the same answer.
alter table evento_bilhete add column cancelamento_chave uuid;

-- How often a holder's data were written: a change names the version that it was made on.
alter table evento_participante add column versao integer not null default 1;

-- A transferred ticket has a registration of its own, which names the one that was paid for.
alter table evento_inscricao drop constraint evento_inscricao_origem_check;
alter table evento_inscricao add constraint evento_inscricao_origem_check
  check (origem in ('SITE', 'OFERTA', 'PORTA', 'MANUAL', 'IMPORTACAO', 'TRANSFERENCIA'));
alter table evento_inscricao add column transferida_de text;
alter table evento_inscricao add constraint evento_inscricao_transferida_de
  foreign key (igreja_id, transferida_de) references evento_inscricao on delete cascade;
create index evento_inscricao_transferida on evento_inscricao (igreja_id, transferida_de) where transferida_de is not null;

-- An offer of a ticket to another person, by an unguessable code. Name and address are kept while it is open.
create table evento_transferencia (
  igreja_id integer not null references igreja,
  codigo text not null,
  bilhete_id integer not null,
  -- Who offers it.
  usuario_id integer,
  nome text,
  email text,
  idioma text,
  situacao text not null check (situacao in ('ABERTA', 'ACEITA', 'RETIRADA')),
  -- The registration that it became.
  destino_codigo text,
  criada_em timestamptz not null,
  primary key (igreja_id, codigo),
  foreign key (igreja_id, bilhete_id) references evento_bilhete on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create unique index evento_transferencia_aberta on evento_transferencia (igreja_id, bilhete_id) where situacao = 'ABERTA';
create index evento_transferencia_bilhete on evento_transferencia (igreja_id, bilhete_id);
create index evento_transferencia_usuario on evento_transferencia (igreja_id, usuario_id);
