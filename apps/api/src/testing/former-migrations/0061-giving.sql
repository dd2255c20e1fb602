-- Gifts (specification §2, giving). A gift is an order of the payments module with its reasons; its state follows the
-- order's payments. Amounts are integer cents.

-- Where the payer of an order returns to from a gateway's own page: a path of the site with {codigo} for the order's code.
alter table pedido add column pagina text not null default '/user/payment/{codigo}';
alter table pedido alter column pagina drop default;
-- Of the payer, ISO 3166-1: known also where no address is.
alter table pedido_pagador add column pais text;

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
  primary key (igreja_id, pedido_codigo),
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
-- A gift belongs to the day on which it was received, and before that to the day on which it was placed.
create index doacao_usuario on doacao (igreja_id, usuario_id, (coalesce(recebida_em, criada_em)) desc, pedido_codigo);
create index doacao_momento on doacao (igreja_id, (coalesce(recebida_em, criada_em)) desc, pedido_codigo);
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
