-- Messages of staff to those who have tickets of an event (decision 0091). The history keeps the text and numbers, and no
-- address.
create table evento_mensagem (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  -- Who wrote it; null once they have left.
  usuario_id integer,
  chave uuid not null,
  conteudo_hash text not null,
  assunto text not null,
  texto text not null,
  publico text not null check (publico in ('COMPRADORES', 'TODOS')),
  canais text[] not null check (canais <> '{}' and canais <@ array['EMAIL', 'NOTIFICACAO']),
  filtro jsonb not null,
  -- Counted as it was sent.
  pessoas integer not null,
  -- Mails that were queued, and those that went out.
  emails integer not null default 0,
  enviados integer not null default 0,
  notificados integer not null default 0,
  criada_em timestamptz not null,
  -- When everyone was reached: mails may still wait for the mail server.
  distribuida_em timestamptz,
  primary key (igreja_id, id),
  unique (igreja_id, chave),
  foreign key (igreja_id, evento_id) references evento on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index evento_mensagem_evento on evento_mensagem (igreja_id, evento_id, id);
create index evento_mensagem_usuario on evento_mensagem (igreja_id, usuario_id);

-- So that no address gets a message twice: a keyed hash of each, deleted a day after the message.
create table evento_mensagem_destino (
  igreja_id integer not null references igreja,
  mensagem_id integer not null,
  endereco_hash text not null,
  enviada_em timestamptz,
  primary key (igreja_id, mensagem_id, endereco_hash),
  foreign key (igreja_id, mensagem_id) references evento_mensagem on delete cascade
);
