-- Broadcasts: services that are watched together (decision 0096).
create table transmissao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  descricao text,
  imagem text,
  inicio timestamptz not null,
  fim timestamptz not null check (fim > inicio),
  -- When page and chat open; written with the start.
  abre_em timestamptz not null,
  -- The weekly service that it was made from, and its day on the church's calendar. The service may be gone by now.
  culto_id integer,
  culto_data date,
  sala text,
  idioma text not null,
  -- Type, id or address, and of a simulated broadcast its length; null where the church has not said.
  fonte jsonb,
  reprise_url text,
  estado text not null default 'AGENDADA'
    check (estado in ('AGENDADA', 'ABERTA', 'AO_VIVO', 'ENCERRADA', 'REPRISE', 'CANCELADA')),
  chat_abre_minutos integer not null check (chat_abre_minutos between 0 and 240),
  chat_fecha_minutos integer not null check (chat_fecha_minutos between 0 and 240),
  flag_automatica boolean not null,
  -- Staff changed it: its weekly service no longer does.
  flag_editada boolean not null default false,
  iniciada_em timestamptz,
  encerrada_em timestamptz,
  -- What the source last said of itself; null where it does not tell.
  fonte_ao_vivo boolean,
  -- Since when the source says that it is not live.
  fonte_fora_desde timestamptz,
  -- How far a playlist had come when it was last asked: one that does not move on is not live.
  fonte_marca text,
  -- The most who watched at the same time.
  pico integer not null default 0,
  -- How often it was changed, states included.
  versao integer not null default 1,
  alterada_em timestamptz not null,
  -- Staff removed what a weekly service made: it is not made again.
  removida_em timestamptz,
  primary key (igreja_id, id),
  check ((culto_id is null) = (culto_data is null)),
  unique (igreja_id, culto_id, culto_data)
);
create index transmissao_inicio on transmissao (igreja_id, inicio, id) where removida_em is null;
create index transmissao_estado on transmissao (igreja_id, estado, inicio) where removida_em is null;

create table transmissao_linha (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  transmissao_id integer not null,
  ordem integer not null,
  -- Words between double brackets are filled in by the reader.
  texto text not null,
  liberada_em timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, transmissao_id) references transmissao on delete cascade
);
create index transmissao_linha_transmissao on transmissao_linha (igreja_id, transmissao_id, ordem);

create table transmissao_momento (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  transmissao_id integer not null,
  tipo text not null check (tipo in ('DOAR', 'MAO', 'CARTAO', 'ORACAO')),
  titulo text not null,
  texto text,
  aberto_em timestamptz,
  fechado_em timestamptz,
  -- How many responded; it stays when the responses of a person are erased.
  respostas integer not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, transmissao_id) references transmissao on delete cascade
);
create index transmissao_momento_transmissao on transmissao_momento (igreja_id, transmissao_id, id);

-- A raised hand, or a connect card with what its author wrote.
create table transmissao_resposta (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  momento_id integer not null,
  -- A member, or the keyed hash of what a guest's browser made up.
  autor_chave text not null,
  usuario_id integer,
  nome text,
  email text,
  telefone text,
  mensagem text,
  criada_em timestamptz not null,
  primary key (igreja_id, id),
  unique (igreja_id, momento_id, autor_chave),
  foreign key (igreja_id, momento_id) references transmissao_momento on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index transmissao_resposta_usuario on transmissao_resposta (igreja_id, usuario_id);

create table transmissao_audiencia (
  igreja_id integer not null references igreja,
  transmissao_id integer not null,
  minuto timestamptz not null,
  total integer not null,
  primary key (igreja_id, transmissao_id, minuto),
  foreign key (igreja_id, transmissao_id) references transmissao on delete cascade
);

create table transmissao_lembrete (
  igreja_id integer not null references igreja,
  transmissao_id integer not null,
  usuario_id integer not null,
  criado_em timestamptz not null,
  primary key (igreja_id, transmissao_id, usuario_id),
  foreign key (igreja_id, transmissao_id) references transmissao on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index transmissao_lembrete_usuario on transmissao_lembrete (igreja_id, usuario_id);

-- What broadcasts of weekly services begin with.
create table transmissao_configuracao (
  igreja_id integer primary key references igreja,
  fonte jsonb,
  imagem text,
  chat_abre_minutos integer not null check (chat_abre_minutos between 0 and 240),
  chat_fecha_minutos integer not null check (chat_fecha_minutos between 0 and 240),
  flag_automatica boolean not null
);

-- Broadcasts of the services that churches stream already.
insert into tarefa (igreja_id, fila, chave, dados, disponivel_em, data_cadastro)
select distinct igreja_id, 'culto-alterado', 'cultos', '{}'::jsonb, now(), now() from culto where flag_transmissao
on conflict do nothing;
