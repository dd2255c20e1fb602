-- Gifts (specification §2, giving). A gift is an order of the payments module with its reasons; its state follows the
-- order's payments. Amounts are integer cents.

create table doacao_configuracao (
  igreja_id integer primary key references igreja,
  minimo bigint not null check (minimo > 0),
  valores_sugeridos bigint[] not null,
  -- Givers may cover the fees.
  flag_taxas boolean not null,
  -- Who gives receipts: nothing is claimed that the church has not set.
  recibo_nome text,
  recibo_documento text,
  recibo_texto text
);

create table pagamento_motivo (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  historia text,
  imagem text,
  meta bigint check (meta > 0),
  meta_ate date,
  minimo bigint check (minimo > 0),
  flag_recorrencia boolean not null,
  flag_ativo boolean not null,
  ordem integer not null,
  primary key (igreja_id, id),
  check (meta is not null or meta_ate is null)
);

-- By the code of its order. The gift stays when its giver leaves: it is part of the church's accounts.
create table doacao (
  igreja_id integer not null references igreja,
  pedido_codigo text not null,
  usuario_id integer,
  -- The payment that the gift was received by.
  pagamento_id integer,
  moeda text not null,
  valor bigint not null check (valor > 0),
  flag_anonimo boolean not null,
  -- Goes with the giver.
  comentario text,
  recorrencia_id uuid,
  ciclo integer,
  situacao text not null check (situacao in ('ABERTA', 'RECEBIDA', 'FALHOU', 'CONTESTADA', 'ESTORNADA')),
  metodo text,
  -- What the giver paid, what of it remained for the church, and what was given back.
  total bigint check (total >= 0),
  liquido bigint check (liquido >= 0),
  estornado bigint not null default 0 check (estornado >= 0),
  criada_em timestamptz not null,
  recebida_em timestamptz,
  -- A gift belongs to the day on which it was received, and before that to the day on which it was placed. A column, since
  -- PostgreSQL takes no index condition from a coalesce behind row level security.
  momento timestamptz not null generated always as (coalesce(recebida_em, criada_em)) stored,
  primary key (igreja_id, pedido_codigo),
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index doacao_usuario on doacao (igreja_id, usuario_id, momento desc, pedido_codigo);
create index doacao_momento on doacao (igreja_id, momento desc, pedido_codigo);
create index doacao_recorrencia on doacao (igreja_id, recorrencia_id, ciclo);

create table doacao_item (
  igreja_id integer not null references igreja,
  pedido_codigo text not null,
  motivo_id integer not null,
  ordem integer not null,
  valor bigint not null check (valor > 0),
  -- What was received of it, less what was given back: the sums of a reason read this index alone.
  recebido bigint not null default 0 check (recebido between 0 and valor),
  primary key (igreja_id, pedido_codigo, motivo_id),
  foreign key (igreja_id, pedido_codigo) references doacao on delete cascade,
  foreign key (igreja_id, motivo_id) references pagamento_motivo
);
create index doacao_item_motivo on doacao_item (igreja_id, motivo_id) include (recebido);

-- Recurring gifts and their cycles. What was given stands in the gifts and their orders, which stay when a giver goes.

create table recorrencia (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  motivo_id integer not null,
  situacao text not null check (situacao in ('PENDENTE', 'ATIVA', 'PAUSADA', 'FALHOU', 'ENCERRADA', 'CANCELADA')),
  -- Why it stands still; none where its giver paused it.
  impedimento text check (impedimento in ('CARTAO', 'RECUSA', 'DADOS', 'METODO', 'MOTIVO', 'BANCO')),
  moeda text not null check (moeda in ('BRL', 'USD', 'EUR')),
  valor bigint not null check (valor > 0),
  flag_taxas boolean not null,
  flag_anonimo boolean not null,
  comentario text,
  frequencia_dias integer check (frequencia_dias between 1 and 366),
  frequencia_dia_mes integer check (frequencia_dia_mes between 1 and 31),
  inicio date not null,
  fim date,
  -- The next cycle: its number, the day of its charge, and the day that the frequency gives (another where it was moved).
  -- While the gift stands still, this is where the rhythm goes on from; a day behind the end is charged no more.
  proximo_ciclo integer not null check (proximo_ciclo >= 1),
  proximo_dia date not null,
  proximo_dia_regular date not null,
  flag_pular boolean not null,
  meio text not null check (meio in ('CARTAO', 'PIX_AUTOMATICO')),
  gateway text not null,
  -- Without a foreign key: a card that is removed leaves a gift that asks for another one.
  cartao_id uuid,
  -- The last day of its card, and whether the giver was told that it comes.
  cartao_validade date,
  flag_validade_avisada boolean not null,
  -- Where the giver agreed: gateways ask for it with each charge.
  endereco_ip text not null,
  -- At the gateway (Pix Automático): our reference and its id. What the giver has to do stands with the payment of the first
  -- gift.
  autorizacao_referencia text,
  autorizacao_id text,
  versao integer not null,
  chave uuid not null,
  conteudo_hash text not null,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint recorrencia_chave unique (igreja_id, usuario_id, chave),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, motivo_id) references pagamento_motivo,
  check (num_nonnulls(frequencia_dias, frequencia_dia_mes) = 1)
);
create index recorrencia_devida on recorrencia (igreja_id, proximo_dia, id) where situacao = 'ATIVA';
create index recorrencia_cartao_validade on recorrencia (igreja_id, cartao_validade)
  where situacao = 'ATIVA' and not flag_validade_avisada;
create unique index recorrencia_autorizacao on recorrencia (igreja_id, gateway, autorizacao_referencia);

-- One charge at most per cycle: the process that inserts the row charges.
create table recorrencia_ciclo (
  igreja_id integer not null references igreja,
  recorrencia_id uuid not null,
  ciclo integer not null check (ciclo >= 1),
  dia date not null,
  situacao text not null check (situacao in ('COBRANDO', 'RECEBIDO', 'PULADO', 'DESISTIDO', 'ESTORNADO')),
  valor bigint not null check (valor > 0),
  pedido_codigo text,
  -- Tries that were begun, and the local day of the first one.
  tentativas integer not null check (tentativas >= 0),
  primeira_tentativa date,
  proxima_tentativa timestamptz,
  codigo_recusa text,
  alterado_em timestamptz not null,
  primary key (igreja_id, recorrencia_id, ciclo),
  foreign key (igreja_id, recorrencia_id) references recorrencia on delete cascade
);
create index recorrencia_ciclo_aberto on recorrencia_ciclo (igreja_id, recorrencia_id) where situacao = 'COBRANDO';
