-- What the readers of a circle write to each other about a day's reading.
create table plano_leitura_conversa (
  igreja_id integer not null references igreja,
  -- Chosen by the device: a message that is sent twice is one.
  id uuid not null,
  roda_id uuid not null,
  usuario_id integer not null,
  dia integer not null check (dia between 1 and 400),
  texto text not null check (length(texto) <= 1000),
  criada_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, roda_id) references plano_leitura_roda on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index plano_leitura_conversa_dia on plano_leitura_conversa (igreja_id, roda_id, dia, criada_em, id);
create index plano_leitura_conversa_usuario on plano_leitura_conversa (igreja_id, usuario_id);
