-- Subscriptions of Play, and titles that are had alone (decision 0106). Amounts in cents.

create table play_plano (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null check (length(nome) between 1 and 80),
  descricao text check (length(descricao) <= 600),
  valor bigint not null check (valor > 0),
  intervalo text not null check (intervalo in ('MES', 'TRIMESTRE', 'ANO')),
  dias_teste integer not null default 0 check (dias_teste between 0 and 90),
  -- A trial needs no way to pay.
  flag_teste_sem_meio boolean not null default false,
  -- How many devices may play at once.
  telas integer not null default 2 check (telas between 1 and 10),
  -- Only who has the link sees it: its code stands in the address.
  codigo_link text check (codigo_link ~ '^[A-Za-z0-9_-]{8,40}$'),
  flag_ativo boolean not null,
  ordem integer not null default 0,
  versao integer not null default 1,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint play_plano_link unique (igreja_id, codigo_link)
);

create table play_cupom (
  igreja_id integer not null references igreja,
  codigo text not null check (codigo ~ '^[A-Z0-9-]{3,30}$'),
  percentual integer check (percentual between 1 and 100),
  valor bigint check (valor > 0),
  -- For how many terms it counts.
  termos integer not null default 1 check (termos between 1 and 120),
  plano_id integer,
  inicio timestamptz,
  fim timestamptz,
  limite integer check (limite > 0),
  usos integer not null default 0,
  flag_ativo boolean not null,
  versao integer not null default 1,
  primary key (igreja_id, codigo),
  foreign key (igreja_id, plano_id) references play_plano on delete cascade,
  check (num_nonnulls(percentual, valor) = 1)
);
create index play_cupom_plano on play_cupom (igreja_id, plano_id) where plano_id is not null;

create table play_assinatura (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  plano_id integer not null,
  -- AGUARDANDO: the first term is not paid yet. TESTE and ATIVA watch; ATRASADA watches during the grace days.
  situacao text not null check (
    situacao in ('AGUARDANDO', 'TESTE', 'ATIVA', 'ATRASADA', 'PAUSADA', 'CANCELADA', 'ENCERRADA')),
  -- PAGA: by the member. CEDIDA: given by the church. PRESENTE: paid by another member.
  origem text not null check (origem in ('PAGA', 'CEDIDA', 'PRESENTE')),
  -- Who pays for it, where that is another member.
  pagador_id integer,
  valor bigint not null check (valor >= 0),
  moeda text not null check (moeda in ('BRL', 'USD', 'EUR')),
  meio text check (meio in ('CARTAO', 'PIX', 'PIX_AUTOMATICO')),
  gateway text,
  cartao_id uuid,
  cupom text,
  cupom_termos integer not null default 0,
  inicio timestamptz not null,
  -- Access lasts until then; null while nothing was paid, and for gifts of the church without an end.
  termo_fim timestamptz,
  termo integer not null default 0,
  -- CANCELADA at the end of the term: no other term follows.
  flag_renova boolean not null,
  -- Credit of a former plan, for the terms to come.
  credito bigint not null default 0 check (credito >= 0),
  pausada_em timestamptz,
  -- The plan from the next term on.
  proximo_plano_id integer,
  endereco_ip text,
  autorizacao_referencia text,
  autorizacao_id text,
  versao integer not null default 1,
  chave uuid not null,
  conteudo_hash text not null,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint play_assinatura_chave unique (igreja_id, usuario_id, chave),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, pagador_id) references usuario on delete set null (pagador_id),
  foreign key (igreja_id, plano_id) references play_plano,
  foreign key (igreja_id, proximo_plano_id) references play_plano
);
create unique index play_assinatura_em_curso on play_assinatura (igreja_id, usuario_id)
  where situacao in ('AGUARDANDO', 'TESTE', 'ATIVA', 'ATRASADA', 'PAUSADA');
create index play_assinatura_usuario on play_assinatura (igreja_id, usuario_id, criado_em desc);
create index play_assinatura_pagador on play_assinatura (igreja_id, pagador_id) where pagador_id is not null;
create index play_assinatura_plano on play_assinatura (igreja_id, plano_id);
create index play_assinatura_proximo_plano on play_assinatura (igreja_id, proximo_plano_id)
  where proximo_plano_id is not null;
create index play_assinatura_vencendo on play_assinatura (igreja_id, termo_fim)
  where situacao in ('TESTE', 'ATIVA', 'ATRASADA');

-- One row per term and subscription: the transaction that inserts it places its order.
create table play_cobranca (
  igreja_id integer not null references igreja,
  assinatura_id uuid not null,
  termo integer not null check (termo >= 1),
  situacao text not null check (situacao in ('COBRANDO', 'PAGA', 'DESISTIDA', 'ESTORNADA')),
  valor bigint not null check (valor >= 0),
  pedido_codigo text,
  tentativas integer not null default 0,
  proxima_tentativa timestamptz,
  codigo_recusa text,
  inicio timestamptz not null,
  fim timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, assinatura_id, termo),
  constraint play_cobranca_pedido unique (igreja_id, pedido_codigo),
  foreign key (igreja_id, assinatura_id) references play_assinatura on delete cascade
);
create index play_cobranca_aberta on play_cobranca (igreja_id, proxima_tentativa) where situacao = 'COBRANDO';

-- A title that a member rented or bought.
create table play_compra (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  conteudo_id integer not null,
  tipo text not null check (tipo in ('ALUGUEL', 'COMPRA')),
  situacao text not null check (situacao in ('AGUARDANDO', 'PAGA', 'ENCERRADA', 'ESTORNADA')),
  valor bigint not null check (valor > 0),
  moeda text not null check (moeda in ('BRL', 'USD', 'EUR')),
  pedido_codigo text not null,
  -- A rented title can be watched until then.
  ate timestamptz,
  chave uuid not null,
  conteudo_hash text not null,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint play_compra_chave unique (igreja_id, usuario_id, chave),
  constraint play_compra_pedido unique (igreja_id, pedido_codigo),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, conteudo_id) references play_conteudo
);
create index play_compra_usuario on play_compra (igreja_id, usuario_id, conteudo_id);
create index play_compra_conteudo on play_compra (igreja_id, conteudo_id);

-- One term of a plan that one member pays for another. Its link is signed with its id; who accepts it is named by the
-- subscription alone.
create table play_presente (
  igreja_id integer not null references igreja,
  id uuid not null,
  comprador_id integer,
  plano_id integer not null,
  situacao text not null check (situacao in ('AGUARDANDO', 'PAGA', 'ACEITA', 'ENCERRADA', 'ESTORNADA')),
  valor bigint not null check (valor > 0),
  moeda text not null check (moeda in ('BRL', 'USD', 'EUR')),
  pedido_codigo text not null,
  assinatura_id uuid,
  chave uuid not null,
  conteudo_hash text not null,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint play_presente_chave unique (igreja_id, comprador_id, chave),
  constraint play_presente_pedido unique (igreja_id, pedido_codigo),
  foreign key (igreja_id, comprador_id) references usuario on delete set null (comprador_id),
  foreign key (igreja_id, plano_id) references play_plano,
  foreign key (igreja_id, assinatura_id) references play_assinatura on delete set null (assinatura_id)
);
create index play_presente_plano on play_presente (igreja_id, plano_id);
create index play_presente_assinatura on play_presente (igreja_id, assinatura_id) where assinatura_id is not null;
