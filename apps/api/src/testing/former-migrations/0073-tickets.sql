-- Tickets of events (specification §3, event checkout and ticket; decision 0085). Amounts are integer cents.

-- How an event sells its tickets; an event without a row has none.
create table evento_venda (
  igreja_id integer not null references igreja,
  evento_id integer not null,
  -- How often what buyers see was written: prices, rules, questions.
  versao integer not null default 1,
  inicio timestamptz,
  fim timestamptz,
  flag_visitantes boolean not null,
  flag_juros boolean not null default false,
  flag_assumir_taxas_servico boolean not null default false,
  qtde_max_parcelas integer not null default 1 check (qtde_max_parcelas between 1 and 21),
  -- Null: all methods of the church.
  metodos text[],
  limite_por_pessoa integer check (limite_por_pessoa > 0),
  minutos_reserva integer not null default 10 check (minutos_reserva between 1 and 120),
  -- Buyers see how many seats are left.
  flag_restantes boolean not null default true,
  flag_espera boolean not null default false,
  -- How long an offer to someone on the waiting list stands.
  minutos_oferta integer not null default 1440 check (minutos_oferta between 10 and 10080),
  termos text,
  -- What a guardian consents to for a minor.
  termo_menores text,
  link_online text,
  -- Null: buyers cannot cancel, transfer or change answers themselves.
  cancelamento_ate timestamptz,
  cancelamento_percentual integer not null default 100 check (cancelamento_percentual between 0 and 100),
  transferencia_ate timestamptz,
  respostas_ate timestamptz,
  -- At the door children are handed to their guardians only.
  flag_entrega_responsavel boolean not null default false,
  primary key (igreja_id, evento_id),
  foreign key (igreja_id, evento_id) references evento on delete cascade
);

-- Seats that ticket types share. `ocupadas` counts those of held and sold tickets: one conditional update takes them.
create table evento_cota (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  nome text not null,
  vagas integer not null check (vagas >= 0),
  ocupadas integer not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade,
  constraint evento_cota_vagas check (ocupadas between 0 and vagas)
);
create index evento_cota_evento on evento_cota (igreja_id, evento_id);

create table evento_ingresso (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  ordem integer not null,
  nome text not null,
  descricao text,
  valor bigint not null check (valor >= 0),
  -- Bought with a ticket, never alone: a T-shirt, the bus, a room.
  flag_adicional boolean not null default false,
  venda_inicio timestamptz,
  venda_fim timestamptz,
  -- Tickets of this type in one purchase, and of one person.
  minimo integer not null default 1 check (minimo > 0),
  limite integer check (limite > 0),
  quem text not null default 'TODOS' check (quem in ('TODOS', 'MEMBROS', 'VISITANTES')),
  idade_min integer check (idade_min between 0 and 130),
  idade_max integer check (idade_max between 0 and 130),
  sexo text,
  -- Shown only by a link with this key.
  chave_acesso text,
  flag_ativo boolean not null default true,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade
);
create index evento_ingresso_evento on evento_ingresso (igreja_id, evento_id, ordem, id);

-- Which quotas a type takes a seat of: all of them.
create table evento_ingresso_cota (
  igreja_id integer not null references igreja,
  ingresso_id integer not null,
  cota_id integer not null,
  primary key (igreja_id, ingresso_id, cota_id),
  foreign key (igreja_id, ingresso_id) references evento_ingresso on delete cascade,
  foreign key (igreja_id, cota_id) references evento_cota on delete cascade
);
create index evento_ingresso_cota_cota on evento_ingresso_cota (igreja_id, cota_id);

-- Which add-ons may be bought with a type.
create table evento_ingresso_adicional (
  igreja_id integer not null references igreja,
  ingresso_id integer not null,
  adicional_id integer not null,
  primary key (igreja_id, ingresso_id, adicional_id),
  foreign key (igreja_id, ingresso_id) references evento_ingresso on delete cascade,
  foreign key (igreja_id, adicional_id) references evento_ingresso on delete cascade,
  check (ingresso_id <> adicional_id)
);
create index evento_ingresso_adicional_adicional on evento_ingresso_adicional (igreja_id, adicional_id);

create table evento_pergunta (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  ordem integer not null,
  rotulo text not null,
  ajuda text,
  tipo text not null
    check (tipo in ('TEXTO', 'TEXTO_LONGO', 'ESCOLHA', 'ESCOLHAS', 'NUMERO', 'DATA', 'CPF', 'ARQUIVO', 'CONSENTIMENTO')),
  -- Of a choice.
  opcoes jsonb not null default '[]',
  -- What is consented to.
  texto text,
  flag_obrigatoria boolean not null default false,
  -- Null: of every ticket type but add-ons.
  ingressos integer[],
  flag_ativa boolean not null default true,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade
);
create index evento_pergunta_evento on evento_pergunta (igreja_id, evento_id, ordem, id);

create table evento_cupom (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  evento_id integer not null,
  -- Capitals and digits.
  codigo text not null,
  tipo text not null check (tipo in ('PERCENTUAL', 'VALOR')),
  -- Per cent, or cents off the purchase.
  valor bigint not null check (valor > 0),
  inicio timestamptz,
  fim timestamptz,
  -- Purchases, held ones included.
  usos_max integer check (usos_max > 0),
  usos integer not null default 0,
  minimo_pessoas integer not null default 1 check (minimo_pessoas > 0),
  -- Null: every type but add-ons.
  ingressos integer[],
  flag_ativo boolean not null default true,
  primary key (igreja_id, id),
  unique (igreja_id, evento_id, codigo),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade,
  constraint evento_cupom_usos check (usos >= 0 and usos <= coalesce(usos_max, usos)),
  check (tipo <> 'PERCENTUAL' or valor <= 100)
);

-- A purchase: first a hold, then, with an order or without, a registration. Its tickets count in the quotas while it is
-- RESERVADA, PENDENTE or CONFIRMADA.
create table evento_inscricao (
  igreja_id integer not null references igreja,
  codigo text not null,
  evento_id integer not null,
  usuario_id integer,
  situacao text not null
    check (situacao in ('RESERVADA', 'PENDENTE', 'CONFIRMADA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA')),
  origem text not null check (origem in ('SITE', 'OFERTA', 'PORTA', 'MANUAL', 'IMPORTACAO')),
  cupom_id integer,
  moeda text,
  valor bigint not null default 0 check (valor >= 0),
  desconto bigint not null default 0 check (desconto >= 0),
  pedido_codigo text,
  chave uuid not null,
  conteudo_hash text not null,
  criada_em timestamptz not null,
  -- When the seats are released; null while a payment is under way, and afterwards.
  expira_em timestamptz,
  confirmada_em timestamptz,
  primary key (igreja_id, codigo),
  unique (igreja_id, chave),
  unique (igreja_id, pedido_codigo),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade,
  foreign key (igreja_id, cupom_id) references evento_cupom,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index evento_inscricao_evento on evento_inscricao (igreja_id, evento_id, situacao, criada_em);
create index evento_inscricao_vencimento on evento_inscricao (igreja_id, evento_id, expira_em) where expira_em is not null;
create index evento_inscricao_usuario on evento_inscricao (igreja_id, usuario_id, evento_id);

-- One ticket or add-on. The code is what its QR signs; a transfer gives it a new one.
create table evento_bilhete (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  codigo text not null,
  evento_id integer not null,
  inscricao_codigo text not null,
  ingresso_id integer not null,
  -- Of an add-on: its ticket.
  principal_id integer,
  posicao integer not null,
  -- Before and after the coupon: the buyer paid `valor - desconto`, before fees.
  valor bigint not null check (valor >= 0),
  desconto bigint not null default 0 check (desconto between 0 and valor),
  -- The member who holds it.
  usuario_id integer,
  situacao text not null check (situacao in ('RESERVADO', 'VALIDO', 'CANCELADO')),
  primary key (igreja_id, id),
  unique (igreja_id, codigo),
  foreign key (igreja_id, inscricao_codigo) references evento_inscricao on delete cascade,
  foreign key (igreja_id, ingresso_id) references evento_ingresso,
  foreign key (igreja_id, principal_id) references evento_bilhete on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index evento_bilhete_inscricao on evento_bilhete (igreja_id, inscricao_codigo, posicao);
create index evento_bilhete_evento on evento_bilhete (igreja_id, evento_id, id);
create index evento_bilhete_ingresso on evento_bilhete (igreja_id, ingresso_id);
create index evento_bilhete_principal on evento_bilhete (igreja_id, principal_id) where principal_id is not null;
create index evento_bilhete_usuario on evento_bilhete (igreja_id, usuario_id, evento_id);

-- Personal data, apart from what counts: who bought, and who comes.
create table evento_comprador (
  igreja_id integer not null references igreja,
  inscricao_codigo text not null,
  usuario_id integer,
  nome text not null,
  email text,
  telefone text,
  documento text,
  idioma text,
  primary key (igreja_id, inscricao_codigo),
  foreign key (igreja_id, inscricao_codigo) references evento_inscricao on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index evento_comprador_usuario on evento_comprador (igreja_id, usuario_id);

create table evento_participante (
  igreja_id integer not null references igreja,
  bilhete_id integer not null,
  -- The member who holds the ticket, or bought it.
  usuario_id integer,
  nome text not null,
  email text,
  telefone text,
  documento text,
  data_nascimento date,
  sexo text,
  -- [{idPergunta, valor}], in the order of the questions.
  respostas jsonb not null default '[]',
  -- Of a minor: {nome, telefone}, the text that was consented to, and when.
  responsavel jsonb,
  consentimento text,
  consentimento_em timestamptz,
  primary key (igreja_id, bilhete_id),
  foreign key (igreja_id, bilhete_id) references evento_bilhete on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index evento_participante_usuario on evento_participante (igreja_id, usuario_id);

create table evento_espera (
  igreja_id integer not null references igreja,
  codigo text not null,
  evento_id integer not null,
  ingresso_id integer not null,
  quantidade integer not null check (quantidade between 1 and 50),
  usuario_id integer,
  nome text not null,
  email text not null,
  telefone text,
  idioma text,
  situacao text not null check (situacao in ('ESPERA', 'OFERTA', 'ACEITA', 'PASSOU', 'DESISTIU')),
  -- The hold that is offered.
  inscricao_codigo text,
  chave uuid not null,
  criada_em timestamptz not null,
  primary key (igreja_id, codigo),
  unique (igreja_id, chave),
  foreign key (igreja_id, ingresso_id) references evento_ingresso on delete cascade,
  foreign key (igreja_id, inscricao_codigo) references evento_inscricao,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index evento_espera_fila on evento_espera (igreja_id, evento_id, criada_em, codigo) where situacao = 'ESPERA';
create index evento_espera_ingresso on evento_espera (igreja_id, ingresso_id);
create index evento_espera_inscricao on evento_espera (igreja_id, inscricao_codigo);
create index evento_espera_usuario on evento_espera (igreja_id, usuario_id);

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
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento_venda on delete cascade
);
create index evento_conteudo_evento on evento_conteudo (igreja_id, evento_id, ordem, id);

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

-- Scans as devices report them, by the device's own uuid. `momento` is the device's clock, `recebida_em` ours.
create table evento_leitura (
  igreja_id integer not null references igreja,
  id uuid not null,
  evento_id integer not null,
  lista_id integer not null,
  bilhete_id integer not null,
  tipo text not null check (tipo in ('ENTRADA', 'DESFEITA')),
  aparelho text not null,
  usuario_id integer,
  momento timestamptz not null,
  recebida_em timestamptz not null,
  -- To whom a child was handed.
  responsavel text,
  primary key (igreja_id, id),
  foreign key (igreja_id, lista_id) references evento_lista on delete cascade,
  foreign key (igreja_id, bilhete_id) references evento_bilhete on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index evento_leitura_bilhete on evento_leitura (igreja_id, bilhete_id, lista_id, momento);
create index evento_leitura_lista on evento_leitura (igreja_id, lista_id, recebida_em);
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

-- What an order allows, where it allows less than its church (decision 0085); null: as the church.
alter table pedido
  add column max_parcelas integer check (max_parcelas between 1 and 21),
  add column flag_juros boolean,
  add column metodos text[];
