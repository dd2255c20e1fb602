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
  -- At the gateway (Pix Automático): our reference, its id, and what the giver has to do.
  autorizacao_referencia text,
  autorizacao_id text,
  acao jsonb,
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

-- A church tells its givers of their recurring gifts.
alter table notificacao
  drop constraint notificacao_tipo_check,
  add constraint notificacao_tipo_check check (
    tipo in ('CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL')
    or tipo in ('CELULA', 'ORACAO', 'DOACAO') and usuario_id is not null
  );
alter table notificacao_escolha
  drop constraint notificacao_escolha_tipos_desligados_check,
  add constraint notificacao_escolha_tipos_desligados_check check (
    tipos_desligados <@ array['CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL', 'CELULA', 'ORACAO', 'DOACAO', 'AVISO']
  );
