-- What staff have for holders of tickets, and the door.

-- For holders of tickets alone.
create table evento_conteudo (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  ordem integer not null,
  tipo text not null check (tipo in ('TEXTO', 'VIDEO', 'ARQUIVO', 'LINK')),
  titulo text not null,
  resumo text,
  corpo jsonb,
  url text,
  visivel_de timestamptz,
  visivel_ate timestamptz,
  -- Null: of every ticket type.
  ingressos integer[],
  -- It is edited by several of the staff at a time.
  versao integer not null default 1,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade
);
create index evento_conteudo_evento on evento_conteudo (igreja_id, evento_id, ordem, id);

-- Its files: for those holders alone, so they are no files of the media library.
create table evento_conteudo_arquivo (
  igreja_id integer not null references igreja,
  conteudo_id integer not null,
  nome text not null,
  bytes integer not null,
  conteudo bytea not null check (length(conteudo) <= 20971520),
  primary key (igreja_id, conteudo_id),
  foreign key (igreja_id, conteudo_id) references evento_conteudo on delete cascade
);

-- What is scanned for: the door, the bus, a meal. Each ticket enters a list once.
create table evento_lista (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  nome text not null,
  ingressos integer[],
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade
);
create index evento_lista_evento on evento_lista (igreja_id, evento_id);

-- Scans as devices report them (decision 0086), by the device's own uuid. `momento` is the device's clock, `recebida_em` ours.
-- A child is handed out by a reading of its own, and a reading may be undone by its id: what a door knows is a set of
-- readings, which gives the same state in any order of arrival.
create table evento_leitura (
  igreja_id integer not null references igreja,
  id uuid not null,
  evento_id integer not null,
  lista_id integer not null,
  bilhete_id integer not null,
  tipo text not null check (tipo in ('ENTRADA', 'SAIDA', 'DESFEITA')),
  aparelho text not null,
  usuario_id integer,
  momento timestamptz not null,
  recebida_em timestamptz not null,
  -- To whom a child was handed.
  responsavel text,
  -- The reading that this one undoes.
  desfaz uuid,
  alterado_em timestamptz not null default clock_timestamp(),
  primary key (igreja_id, id),
  constraint evento_leitura_desfaz check (tipo <> 'DESFEITA' or desfaz is not null),
  foreign key (igreja_id, lista_id) references evento_lista on delete cascade,
  foreign key (igreja_id, bilhete_id) references evento_bilhete on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index evento_leitura_bilhete on evento_leitura (igreja_id, bilhete_id, lista_id, momento);
create index evento_leitura_lista on evento_leitura (igreja_id, lista_id, recebida_em);
create index evento_leitura_alterado on evento_leitura (igreja_id, evento_id, alterado_em);
create index evento_leitura_usuario on evento_leitura (igreja_id, usuario_id);

-- Members who may scan at one event, until it has ended.
create table evento_porteiro (
  igreja_id integer not null references igreja,
  evento_id integer not null,
  usuario_id integer not null,
  criado_em timestamptz not null,
  primary key (igreja_id, evento_id, usuario_id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index evento_porteiro_usuario on evento_porteiro (igreja_id, usuario_id);

create function marcar_alteracao() returns trigger language plpgsql as $$
begin
  new.alterado_em := clock_timestamp();
  return new;
end $$;
create trigger evento_bilhete_alterado before update on evento_bilhete
  for each row execute function marcar_alteracao();
create trigger evento_leitura_alterado before update on evento_leitura
  for each row execute function marcar_alteracao();
create trigger evento_participante_alterado before update on evento_participante
  for each row execute function marcar_alteracao();

-- The erased data of a holder leave the doors' phones too, and with them to whom a child was handed.
create function marcar_bilhete_sem_participante() returns trigger language plpgsql as $$
begin
  update evento_leitura set responsavel = null
    where igreja_id = old.igreja_id and bilhete_id = old.bilhete_id and responsavel is not null;
  update evento_bilhete set alterado_em = clock_timestamp() where igreja_id = old.igreja_id and id = old.bilhete_id;
  return null;
end $$;
create trigger evento_participante_apagado after delete on evento_participante
  for each row execute function marcar_bilhete_sem_participante();

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
