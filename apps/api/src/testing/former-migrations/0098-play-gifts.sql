-- Trials without a way to pay, the currency of purchases, and terms that one member pays for another (decision 0106).

alter table play_plano add column flag_teste_sem_meio boolean not null default false;
alter table play_compra add column moeda text not null check (moeda in ('BRL', 'USD', 'EUR'));

-- One term of a plan. Its link is signed with its id; who accepts it is named by the subscription alone.
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
