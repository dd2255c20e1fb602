-- What a church tells everyone, and one member alone; what a member has read of it, how they want to hear of it, and on which
-- devices.

create table notificacao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  corpo text not null,
  tipo text,
  id_entidade_relacionada integer,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  -- When it was handed on to devices: once.
  distribuida_em timestamptz,
  -- The member whom alone it tells; null for everyone.
  usuario_id integer,
  -- What it is told of, so that it is told once.
  chave text check (length(chave) <= 200),
  -- What it speaks of, where that has no number: a recurring gift.
  uuid_entidade_relacionada uuid,
  primary key (igreja_id, id),
  constraint notificacao_de_usuario foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  constraint notificacao_com_chave check ((usuario_id is null) = (chave is null)),
  constraint notificacao_tipo_check check (
    tipo in ('CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL')
    or tipo in ('CELULA', 'ORACAO', 'DOACAO', 'PLANO_LEITURA') and usuario_id is not null
  )
);
create unique index notificacao_uma_vez on notificacao (igreja_id, usuario_id, chave) where usuario_id is not null;
create index notificacao_propria on notificacao (igreja_id, usuario_id, data_cadastro desc, id desc)
  where usuario_id is not null;
-- What was told of something that came to nothing is taken back by its key, from all who were told.
create index notificacao_por_chave on notificacao (igreja_id, chave) where usuario_id is not null;
-- However much is told to single members, what everyone is told is found as fast.
create index notificacao_recentes on notificacao (igreja_id, data_cadastro desc, id desc) where usuario_id is null;

-- One mark for each member, which only moves forward.
create table notificacao_leitura (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  lida_ate timestamptz not null,
  primary key (igreja_id, usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

create table notificacao_escolha (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  tipos_desligados text[] not null
    check (tipos_desligados <@ array['CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL', 'CELULA', 'ORACAO', 'DOACAO',
      'PLANO_LEITURA', 'AVISO']),
  -- On the clocks of wherever a device is; null for no quiet hours.
  silencio_inicio text check (silencio_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  silencio_fim text check (silencio_fim ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (igreja_id, usuario_id),
  check ((silencio_inicio is null) = (silencio_fim is null)),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- A browser that takes pushes for a member. It ends with the session in which it was made.
create table push_assinatura (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  usuario_id integer not null,
  sessao_id uuid not null,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  idioma text not null,
  fuso_horario text not null,
  usada_em timestamptz not null,
  primary key (igreja_id, id),
  constraint push_assinatura_endpoint unique (igreja_id, endpoint),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, sessao_id) references sessao on delete cascade
);
create index push_assinatura_de_usuario on push_assinatura (igreja_id, usuario_id, usada_em);
create index push_assinatura_de_sessao on push_assinatura (igreja_id, sessao_id);

-- What is still to be pushed to whom. A row goes when it is done, and none is made a second time.
create table push_entrega (
  igreja_id integer not null references igreja,
  assinatura_id integer not null,
  notificacao_id integer not null,
  -- Not before; while a worker has it, the moment from which another may take it.
  enviar_em timestamptz not null,
  tentativas integer not null default 0,
  primary key (igreja_id, assinatura_id, notificacao_id),
  foreign key (igreja_id, assinatura_id) references push_assinatura on delete cascade,
  foreign key (igreja_id, notificacao_id) references notificacao on delete cascade
);
create index push_entrega_devidas on push_entrega (igreja_id, enviar_em);
create index push_entrega_de_notificacao on push_entrega (igreja_id, notificacao_id);
