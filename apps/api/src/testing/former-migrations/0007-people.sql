-- What people tell a church of themselves (specification §3, User state and User form fields).
alter table usuario
  add cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- Rises with every change, so that one made upon an older state is noticed.
  add versao integer not null default 1;

create table endereco (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- Made by whoever adds it: the same one twice is one address.
  uuid uuid not null,
  usuario_id integer not null,
  versao integer not null default 1,
  pais text not null check (pais ~ '^[A-Z]{2}$'),
  cep text,
  logradouro text not null,
  numero text,
  complemento text,
  bairro text,
  cidade text not null,
  estado text,
  primary key (igreja_id, id),
  constraint endereco_uuid unique (igreja_id, usuario_id, uuid),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- Children are told of by their guardian, and gone with them.
create table crianca (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  uuid uuid not null,
  usuario_id integer not null,
  versao integer not null default 1,
  nome text not null,
  data_nascimento date not null,
  sexo text,
  alergias text,
  observacoes text,
  primary key (igreja_id, id),
  constraint crianca_uuid unique (igreja_id, usuario_id, uuid),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- What a church asks its members of its own. One that is asked no more stays, with its answers.
create table campo_personalizado (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  codigo text not null,
  tipo text not null,
  titulo text not null,
  ajuda text,
  opcoes jsonb not null default '[]',
  flag_obrigatorio boolean not null default false,
  flag_ativo boolean not null default true,
  ordem integer not null,
  primary key (igreja_id, id),
  -- Of another kind it is another field: old answers would not fit it.
  constraint campo_personalizado_codigo unique (igreja_id, codigo, tipo)
);

create table campo_personalizado_resposta (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  campo_id integer not null,
  valor text not null,
  primary key (igreja_id, usuario_id, campo_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, campo_id) references campo_personalizado on delete cascade
);
create index campo_personalizado_resposta_de_campo on campo_personalizado_resposta (igreja_id, campo_id);
