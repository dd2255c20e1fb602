import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { pagamentoAviso } from '../orders/payments.tables.ts'

/** False where this event came before. */
export async function insertWebhook({ church, tx }: ChurchWork, row: OwnRow<typeof pagamentoAviso>): Promise<boolean> {
  const made = await tx
    .insert(pagamentoAviso)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ eventoId: pagamentoAviso.eventoId })
  return made.length > 0
}

export async function markWebhookApplied(
  { church, tx, now }: ChurchWork,
  gateway: GatewayName,
  eventoId: string,
): Promise<void> {
  await tx
    .update(pagamentoAviso)
    .set({ tratadoEm: now })
    .where(
      and(ofChurch(pagamentoAviso, church), eq(pagamentoAviso.gateway, gateway), eq(pagamentoAviso.eventoId, eventoId)),
    )
}
