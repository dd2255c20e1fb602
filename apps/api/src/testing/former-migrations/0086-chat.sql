-- Chats of a church (decision 0095): channels, messages, guests, and what keeps them kind.

-- A name as it looks: no accents, capitals or spaces, digits and letters of other scripts as the Latin letters that readers
-- take them for. The signs are those of confusables.rules.ts, as a test proves.
create function nome_parecido(nome text) returns text language sql immutable strict parallel safe
set search_path = public, pg_catalog as $$
  select regexp_replace(
    translate(sem_acento(nome), '013457аαɑвβьƅсᴄԁɗеεєҽғϝɡցһнհіιıɩјϳкκӏլмϻпηոоοσօрρԛգгᴦѕςтτυսμνѵѡωաхχуγүᴢʐ', 'oieastaaabbbbccddeeeeffgghhhiiiijjkkllmmnnnooooppqqrrssttuuuvvwwwxxyyyzz'),
    '[\s.,''’-]+', '', 'g')
$$;
-- The name first: a planner without statistics would use it for any look-up within a church.
create index usuario_nome_parecido on usuario (nome_parecido(nome || ' ' || sobrenome), igreja_id);

-- A church without a row uses the defaults.
create table chat_configuracao (
  igreja_id integer primary key references igreja,
  dias_retencao integer not null check (dias_retencao between 0 and 3650),
  flag_visitantes boolean not null,
  flag_reter_visitantes boolean not null,
  flag_links_so_membros boolean not null,
  modo_lento_segundos integer not null check (modo_lento_segundos between 0 and 600),
  limite_denuncias integer not null check (limite_denuncias between 1 and 50),
  palavras jsonb not null
);

create table chat_canal (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null check (nome ~ '^[a-z0-9-]{1,60}$'),
  titulo text,
  tipo text not null check (tipo in ('PUBLICO', 'EQUIPE', 'ORACAO')),
  -- Null: open from the start, and without an end.
  abre_em timestamptz,
  fecha_em timestamptz,
  modo_lento_segundos integer not null check (modo_lento_segundos between 0 and 600),
  flag_visitantes boolean not null,
  -- No foreign key, which would be a circle: it is shown while it is published.
  fixada_id bigint,
  versao integer not null default 1,
  -- Of a private room: the member who asked for it, and its host.
  usuario_id integer,
  anfitriao_usuario_id integer,
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint chat_canal_nome unique (igreja_id, nome),
  check ((tipo = 'ORACAO') = (usuario_id is not null)),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, anfitriao_usuario_id) references usuario on delete set null (anfitriao_usuario_id)
);
create index chat_canal_de_usuario on chat_canal (igreja_id, usuario_id) where usuario_id is not null;
create index chat_canal_de_anfitriao on chat_canal (igreja_id, anfitriao_usuario_id)
  where anfitriao_usuario_id is not null;
create index chat_canal_sala on chat_canal (igreja_id, id) where tipo = 'ORACAO';

-- A name to write with. The address is a keyed hash, forgotten with the guest.
create table chat_visitante (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  endereco_hash text,
  -- A moderator published one of their messages: the next ones are not held.
  aprovado_em timestamptz,
  criado_em timestamptz not null,
  primary key (igreja_id, id)
);
create index chat_visitante_de_endereco on chat_visitante (igreja_id, endereco_hash);
create index chat_visitante_antigo on chat_visitante (igreja_id, criado_em);

create table chat_mensagem (
  igreja_id integer not null references igreja,
  id bigint generated always as identity,
  canal_id integer not null,
  -- The author: a member, a guest, or neither once they have left.
  usuario_id integer,
  visitante_id integer,
  chave uuid not null,
  texto text not null,
  resposta_a bigint,
  segundo integer,
  -- SOMBRA: its author is muted, and alone sees it.
  situacao text not null check (situacao in ('PUBLICADA', 'RETIDA', 'SOMBRA', 'APAGADA')),
  motivos text[] not null default '{}',
  sinais text[] not null default '{}',
  -- Of the text, for those who decide on it.
  versao integer not null default 1,
  criada_em timestamptz not null,
  editada_em timestamptz,
  primary key (igreja_id, id),
  check (usuario_id is null or visitante_id is null),
  foreign key (igreja_id, canal_id) references chat_canal on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id),
  foreign key (igreja_id, visitante_id) references chat_visitante on delete set null (visitante_id),
  foreign key (igreja_id, resposta_a) references chat_mensagem on delete set null (resposta_a)
);
create unique index chat_mensagem_chave_de_membro on chat_mensagem (igreja_id, canal_id, usuario_id, chave)
  where usuario_id is not null;
create unique index chat_mensagem_chave_de_visitante on chat_mensagem (igreja_id, canal_id, visitante_id, chave)
  where visitante_id is not null;
create index chat_mensagem_publicada on chat_mensagem (igreja_id, canal_id, id) where situacao = 'PUBLICADA';
create index chat_mensagem_a_decidir on chat_mensagem (igreja_id, id) where situacao = 'RETIDA';
create index chat_mensagem_de_membro on chat_mensagem (igreja_id, usuario_id, id) where usuario_id is not null;
create index chat_mensagem_de_visitante on chat_mensagem (igreja_id, visitante_id, id) where visitante_id is not null;
create index chat_mensagem_resposta on chat_mensagem (igreja_id, resposta_a) where resposta_a is not null;
create index chat_mensagem_antiga on chat_mensagem (igreja_id, criada_em);

create table chat_reacao (
  igreja_id integer not null references igreja,
  mensagem_id bigint not null,
  usuario_id integer,
  visitante_id integer,
  emoji text not null,
  check (num_nonnulls(usuario_id, visitante_id) = 1),
  constraint chat_reacao_unica unique nulls not distinct (igreja_id, mensagem_id, usuario_id, visitante_id, emoji),
  foreign key (igreja_id, mensagem_id) references chat_mensagem on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, visitante_id) references chat_visitante on delete cascade
);
create index chat_reacao_de_membro on chat_reacao (igreja_id, usuario_id) where usuario_id is not null;
create index chat_reacao_de_visitante on chat_reacao (igreja_id, visitante_id) where visitante_id is not null;

-- Once decided, it stays: the same text cannot be reported again.
create table chat_denuncia (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  mensagem_id bigint not null,
  usuario_id integer,
  visitante_id integer,
  motivo text not null check (motivo in ('SPAM', 'OFENSA', 'DADOS_PESSOAIS', 'OUTRO')),
  texto text,
  criada_em timestamptz not null,
  resolvida_em timestamptz,
  primary key (igreja_id, id),
  check (num_nonnulls(usuario_id, visitante_id) = 1),
  constraint chat_denuncia_unica unique nulls not distinct (igreja_id, mensagem_id, usuario_id, visitante_id),
  foreign key (igreja_id, mensagem_id) references chat_mensagem on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, visitante_id) references chat_visitante on delete cascade
);
create index chat_denuncia_aberta on chat_denuncia (igreja_id, mensagem_id) where resolvida_em is null;
create index chat_denuncia_de_membro on chat_denuncia (igreja_id, usuario_id) where usuario_id is not null;
create index chat_denuncia_de_visitante on chat_denuncia (igreja_id, visitante_id) where visitante_id is not null;

-- Of a member, or of a guest with the network address that they entered from.
create table chat_bloqueio (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  usuario_id integer,
  visitante_id integer,
  endereco_hash text,
  tipo text not null check (tipo in ('MUDO', 'BANIDO')),
  -- Null: without an end.
  ate timestamptz,
  motivo text,
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  check (num_nonnulls(usuario_id, visitante_id) = 1),
  constraint chat_bloqueio_unico unique nulls not distinct (igreja_id, usuario_id, visitante_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, visitante_id) references chat_visitante on delete cascade
);
create index chat_bloqueio_de_visitante on chat_bloqueio (igreja_id, visitante_id) where visitante_id is not null;
create index chat_bloqueio_de_endereco on chat_bloqueio (igreja_id, endereco_hash) where endereco_hash is not null;

-- The moderation log of a channel.
create index auditoria_de_canal on auditoria (igreja_id, (detalhes ->> 'canal'), momento desc, id desc)
  where detalhes ->> 'canal' is not null;
