import type { OwnerConnection } from '../../platform/database/database.ts'

/** Turns payments, orders, cards and recurring charges of the rehearsal gateway into those of a real gateway. */
export const makeReal = (owner: OwnerConnection): Promise<void> =>
  owner.exec(`
    update pagamento set gateway = 'asaas' where gateway = 'rehearsal' and ensaio_encerrado_em is null;
    update pedido o set flag_ensaio = false where not exists (
      select from pagamento p where p.pedido_id = o.id and p.ensaio_encerrado_em is not null);
    update cartao set gateway = 'asaas';
    update play_assinatura set gateway = 'asaas';
    update recorrencia set gateway = 'asaas';
    delete from ensaio_pagamento`)
