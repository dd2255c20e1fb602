-- Households of a church (decision 0250): who lives together, and who looks after whom. A child may belong to two of them.
create table domicilio (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null check (length(nome) between 1 and 200),
  endereco jsonb,
  versao integer not null default 1,
  id_externo text check (length(id_externo) between 1 and 200),
  removido_em timestamptz,
  primary key (igreja_id, id)
);
create unique index domicilio_id_externo on domicilio (igreja_id, id_externo) where id_externo is not null;
create index domicilio_por_nome on domicilio (igreja_id, sem_acento(nome), id) where removido_em is null;

create table domicilio_membro (
  igreja_id integer not null references igreja,
  domicilio_id integer not null,
  usuario_id integer not null,
  papel text not null check (papel in ('ADULTO', 'RESPONSAVEL', 'CRIANCA', 'OUTRO')),
  ordem integer not null,
  primary key (igreja_id, domicilio_id, usuario_id),
  foreign key (igreja_id, domicilio_id) references domicilio on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index domicilio_membro_de_usuario on domicilio_membro (igreja_id, usuario_id);
