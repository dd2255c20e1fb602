-- When a refund was sent last. Without an answer it may have been made: where the gateway cannot tell a repeated refund from
-- a second one, it is not sent again, and the treasurer looks at the gateway (CONFERIR).
alter table estorno add column enviado_em timestamptz;
alter table estorno drop constraint estorno_situacao_check;
alter table estorno add constraint estorno_situacao_check
  check (situacao in ('PENDENTE', 'FEITO', 'RECUSADO', 'CONFERIR'));
create index estorno_pendente on estorno (igreja_id, id) where situacao = 'PENDENTE';

alter table pagamento_lancamento drop constraint pagamento_lancamento_tipo_check;
alter table pagamento_lancamento add constraint pagamento_lancamento_tipo_check
  check (tipo in ('CRIADO', 'RESPOSTA', 'RECUSA', 'SEM_RESPOSTA', 'LEITURA', 'CONFIRMACAO', 'VENCIMENTO', 'CANCELAMENTO',
    'ESTORNO_PEDIDO', 'ESTORNO_RECUSADO', 'ESTORNO_INCERTO', 'DIVERGENCIA'));

-- All that a gateway may still have news of: what the reconciliation reads.
drop index pagamento_aberto;
create index pagamento_inacabado on pagamento (igreja_id, id)
  where situacao in ('created', 'requires_action', 'awaiting_payer', 'processing', 'in_review', 'authorized', 'unknown',
    'refund_pending', 'disputed');

-- For the deletion of what is kept no longer.
create index pagamento_aviso_recebido on pagamento_aviso (igreja_id, recebido_em);
