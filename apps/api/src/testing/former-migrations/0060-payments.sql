-- Orders, payments and what was heard of them (architecture, "Money"). Amounts are integer cents. What keeps accounts holds
-- nothing of a person: who pays stands in pedido_pagador, which goes with the person; the order stays.

create table pagamento_configuracao (
  igreja_id integer primary key references igreja,
  moeda text not null check (moeda in ('BRL', 'USD', 'EUR')),
  -- Real money: the rehearsal gateway refuses to run.
  flag_producao boolean not null,
  -- The last part of the address that gateways call.
  chave_aviso text not null check (length(chave_aviso) >= 32),
  pix_tipo_chave text check (pix_tipo_chave in ('CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'ALEATORIA')),
  pix_chave text,
  pix_nome text,
  pix_cidade text,
  texto_dinheiro text,
  texto_transferencia text,
  dias_dinheiro integer not null check (dias_dinheiro between 1 and 60),
  dias_boleto integer not null check (dias_boleto between 1 and 60),
  minutos_pix integer not null check (minutos_pix between 5 and 10080),
  max_parcelas integer not null check (max_parcelas between 1 and 21),
  parcelas_sem_juros integer not null check (parcelas_sem_juros between 1 and 21),
  parcela_minima bigint not null check (parcela_minima >= 0),
  juros_mensal_pontos integer not null check (juros_mensal_pontos between 0 and 1500),
  check (num_nulls(pix_tipo_chave, pix_chave, pix_nome, pix_cidade) in (0, 4))
);

-- Fees in basis points (1 = 0.01 %) and in cents.
create table pagamento_metodo (
  igreja_id integer not null references pagamento_configuracao on delete cascade,
  metodo text not null
    check (metodo in ('card', 'boleto', 'pix', 'manual_pix', 'paypal', 'picpay', 'ach', 'cash', 'bank_transfer')),
  gateway text not null
    check (gateway in ('asaas', 'zoop', 'stripe', 'picpay', 'cardconnect', 'paypal', 'offline', 'rehearsal')),
  ordem integer not null,
  taxa_servico_pontos integer not null check (taxa_servico_pontos between 0 and 5000),
  taxa_servico_fixa bigint not null check (taxa_servico_fixa >= 0),
  taxa_processamento_pontos integer not null check (taxa_processamento_pontos between 0 and 5000),
  taxa_processamento_fixa bigint not null check (taxa_processamento_fixa >= 0),
  primary key (igreja_id, metodo)
);

-- Sealed with a key of the product, bound to the church and the gateway. Read by the payment service alone.
create table pagamento_credencial (
  igreja_id integer not null references igreja,
  gateway text not null,
  dados text not null,
  atualizada_em timestamptz not null,
  primary key (igreja_id, gateway)
);

create table pedido (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- Public and unguessable: who has it sees the state of the payment.
  codigo text not null,
  -- Which module ordered, and its own reference there.
  finalidade text not null,
  referencia text not null,
  descricao text not null,
  moeda text not null check (moeda in ('BRL', 'USD', 'EUR')),
  valor bigint not null check (valor > 0),
  -- The payer covers the fees.
  flag_taxas boolean not null,
  situacao text not null check (situacao in ('ABERTO', 'PAGO', 'ESTORNADO')),
  -- Idempotency: the same key answers the same order, with another content it is refused.
  chave uuid not null,
  conteudo_hash text not null,
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint pedido_codigo unique (igreja_id, codigo),
  constraint pedido_chave unique (igreja_id, chave)
);
create index pedido_de_finalidade on pedido (igreja_id, finalidade, referencia);

-- Who pays an order. Without a foreign key to it: the order outlives its payer's row.
create table pedido_pagador (
  igreja_id integer not null references igreja,
  pedido_codigo text not null,
  usuario_id integer,
  nome text not null,
  email text not null,
  documento text,
  telefone text,
  endereco jsonb,
  primary key (igreja_id, pedido_codigo),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index pedido_pagador_usuario on pedido_pagador (igreja_id, usuario_id);

create table pagamento (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  pedido_id integer not null,
  -- What the gateway is told as the order's number, and by which the payment is found there again.
  referencia text not null,
  gateway text not null,
  externo_id text,
  metodo text not null,
  situacao text not null check (situacao in ('created', 'requires_action', 'awaiting_payer', 'processing', 'in_review',
    'authorized', 'paid', 'failed', 'canceled', 'expired', 'refund_pending', 'partially_refunded', 'refunded', 'disputed',
    'unknown')),
  situacao_gateway text,
  codigo_recusa text,
  moeda text not null,
  -- What the payer pays: taxa_servico + taxa_processamento + liquido + juros.
  valor bigint not null check (valor > 0),
  taxa_servico bigint not null check (taxa_servico >= 0),
  taxa_processamento bigint not null check (taxa_processamento >= 0),
  liquido bigint not null check (liquido >= 0),
  juros bigint not null check (juros >= 0),
  parcelas integer not null check (parcelas between 1 and 21),
  capturado bigint not null default 0 check (capturado >= 0),
  estornado bigint not null default 0 check (estornado >= 0),
  -- Readings begun, and the newest one that was applied: an older one that arrives late is known as such.
  leituras integer not null default 0,
  leitura integer not null default 0,
  acao jsonb,
  bandeira text,
  ultimos_digitos text check (length(ultimos_digitos) <= 4),
  expira_em timestamptz,
  chave uuid not null,
  conteudo_hash text not null,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint pagamento_referencia unique (igreja_id, referencia),
  constraint pagamento_externo unique (igreja_id, gateway, externo_id),
  constraint pagamento_chave unique (igreja_id, chave),
  foreign key (igreja_id, pedido_id) references pedido,
  check (valor = taxa_servico + taxa_processamento + liquido + juros),
  check (estornado <= capturado)
);
create index pagamento_de_pedido on pagamento (igreja_id, pedido_id, id);
create index pagamento_aberto on pagamento (igreja_id, id)
  where situacao in ('created', 'requires_action', 'awaiting_payer', 'processing', 'in_review', 'authorized', 'unknown');
create index pagamento_alterado on pagamento (igreja_id, alterado_em);

-- What was sent, answered and heard, one line each. Σ capturado and Σ estornado of a payment's lines are its own.
create table pagamento_lancamento (
  igreja_id integer not null references igreja,
  id bigint generated always as identity,
  pagamento_id integer not null,
  tipo text not null check (tipo in ('CRIADO', 'RESPOSTA', 'RECUSA', 'SEM_RESPOSTA', 'LEITURA', 'CONFIRMACAO',
    'VENCIMENTO', 'CANCELAMENTO', 'ESTORNO_PEDIDO', 'ESTORNO_RECUSADO', 'DIVERGENCIA')),
  situacao text not null,
  capturado bigint not null default 0,
  estornado bigint not null default 0,
  -- A code or the gateway's own word for the state. Never text of the payer's.
  detalhe text,
  momento timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, pagamento_id) references pagamento
);
create index pagamento_lancamento_de_pagamento on pagamento_lancamento (igreja_id, pagamento_id, id);

-- The product's roles cannot truncate; the owner does so to restore a backup.
create function recusar_mudanca_de_lancamento() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger pagamento_lancamento_fica before update or delete on pagamento_lancamento
  for each row execute function recusar_mudanca_de_lancamento();

create table estorno (
  igreja_id integer not null references igreja,
  -- Also the key at the gateway: sent twice it refunds once.
  id uuid not null,
  pagamento_id integer not null,
  valor bigint not null check (valor > 0),
  motivo text not null check (motivo in ('PEDIDO', 'TARDIO', 'DUPLICADO', 'EXTERNO')),
  situacao text not null check (situacao in ('PENDENTE', 'FEITO', 'RECUSADO')),
  criado_em timestamptz not null,
  resolvido_em timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, pagamento_id) references pagamento
);
create index estorno_de_pagamento on estorno (igreja_id, pagamento_id, criado_em);

-- A saved card: the gateway's token, sealed, and what a person recognises it by. No number is ever kept.
create table cartao (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  gateway text not null,
  token text not null,
  titular text not null,
  bandeira text not null,
  ultimos_digitos text not null check (length(ultimos_digitos) <= 4),
  validade_mes integer not null,
  validade_ano integer not null,
  flag_padrao boolean not null,
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index cartao_usuario on cartao (igreja_id, usuario_id);
create unique index cartao_padrao on cartao (igreja_id, usuario_id) where flag_padrao;

-- Calls of gateways that were authentic. A second one with the same event changes nothing.
create table pagamento_aviso (
  igreja_id integer not null references igreja,
  gateway text not null,
  evento_id text not null,
  tipo text not null,
  externo_id text,
  referencia text,
  recebido_em timestamptz not null,
  tratado_em timestamptz,
  primary key (igreja_id, gateway, evento_id)
);

create table conciliacao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  iniciada_em timestamptz not null,
  terminada_em timestamptz not null,
  conferidos integer not null,
  diferencas jsonb not null,
  primary key (igreja_id, id)
);

-- What the rehearsal gateway knows: it stands for a third party, and is asked through the same interface as one.
create table ensaio_pagamento (
  igreja_id integer not null references igreja,
  externo_id text not null,
  referencia text not null,
  metodo text not null,
  moeda text not null,
  valor bigint not null,
  situacao text not null,
  capturado bigint not null,
  estornado bigint not null,
  estornos jsonb not null,
  parcelas integer not null,
  expira_em timestamptz,
  alterado_em timestamptz not null,
  primary key (igreja_id, externo_id),
  constraint ensaio_pagamento_referencia unique (igreja_id, referencia)
);
