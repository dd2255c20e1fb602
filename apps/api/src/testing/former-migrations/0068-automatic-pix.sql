-- Pix Automático: what a giver has to do stands with the payment of the first gift.
alter table recorrencia drop column acao;

-- The rehearsal gateway remembers the state of an authorisation with the payment that asked for it, and of a debit under
-- which one it was made.
alter table ensaio_pagamento
  add column autorizacao text
    check (autorizacao in ('pending', 'active', 'refused', 'expired', 'canceled')),
  add column debito_de text;
