-- People as members of a church (specification §3, User state, User form fields and Member card): what they tell it of
-- themselves, how they are seen, and the card that it gives them.

create table usuario (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  uuid uuid not null unique default gen_random_uuid(),
  conta_id integer not null references conta,
  nome text not null,
  sobrenome text not null,
  telefone text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  data_nascimento date,
  sexo text,
  estado_civil text,
  data_casamento date,
  ocupacao text,
  congregacao_id integer,
  numero_filhos integer,
  observacoes text,
  idioma text not null,
  imagem text,
  flag_ativo boolean not null default true,
  data_cadastro timestamptz not null,
  -- Rises with every change, so that one made upon an older state is noticed.
  versao integer not null default 1,
  -- A confirmed address does not prove who registered with it. What an unconfirmed registration said of a person waits
  -- for them: they complete the registration before it counts.
  flag_por_conferir boolean not null default false,
  primary key (igreja_id, id),
  constraint usuario_conta unique (igreja_id, conta_id),
  constraint usuario_cpf unique (igreja_id, cpf),
  foreign key (igreja_id, congregacao_id) references congregacao on delete set null (congregacao_id)
);
create index usuario_de_conta on usuario (conta_id);
-- The identity sees members in the church of the transaction, and its person wherever they are.
create policy identity_in_church on usuario for select to narthex_identity
  using (igreja_id = current_church() or conta_id = current_account());
create policy identity_registers on usuario for insert to narthex_identity with check (igreja_id = current_church());
grant select, insert on usuario to narthex_identity;
-- It marks and replaces an unconfirmed profile in its own person's name alone.
create policy identity_confirms on usuario for update to narthex_identity
  using (conta_id = current_account()) with check (conta_id = current_account());
grant update (
  nome, sobrenome, telefone, cpf, cnpj, data_nascimento, sexo, estado_civil, data_casamento, ocupacao,
  congregacao_id, numero_filhos, observacoes, idioma, flag_por_conferir
) on usuario to narthex_identity;

create table usuario_role (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  -- The treasurer of a church sees its money and nothing else.
  role text not null check (
    role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR', 'ROLE_TREASURER')),
  primary key (igreja_id, usuario_id, role),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

create table endereco (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- Made by the caller who adds it: the same one twice is one address.
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

-- In the database: some 40 kB each, gone with their member, behind the church's wall and in its backup.
create table usuario_imagem (
  igreja_id integer not null references igreja,
  -- Stands in the picture's address: it cannot be guessed.
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
