import { and, asc, eq, type InferSelectModel, lt, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { estorno, type RefundState } from '../orders/payments.tables.ts'

export type RefundRow = InferSelectModel<typeof estorno>

export async function insertRefund({ church, tx }: ChurchWork, row: OwnRow<typeof estorno>): Promise<void> {
  await tx.insert(estorno).values({ ...row, igrejaId: church.igrejaId })
}

export async function findRefund({ church, tx }: ChurchWork, id: string): Promise<RefundRow | undefined> {
  const [found] = await tx
    .select()
    .from(estorno)
    .where(and(ofChurch(estorno, church), eq(estorno.id, id)))
  return found
}

/** The refunds of a payment, the oldest first. */
export async function listRefunds({ church, tx }: ChurchWork, paymentId: number): Promise<RefundRow[]> {
  return tx
    .select()
    .from(estorno)
    .where(and(ofChurch(estorno, church), eq(estorno.paymentId, paymentId)))
    .orderBy(asc(estorno.criadoEm), asc(estorno.id))
}

/** Ids of refunds that wait since before a moment, the oldest first. */
export async function listWaitingRefunds(
  { church, tx }: ChurchWork,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: estorno.id })
    .from(estorno)
    .where(and(ofChurch(estorno, church), sql`${estorno.situacao} = 'PENDENTE'`, lt(estorno.criadoEm, before)))
    .orderBy(asc(estorno.criadoEm))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** When it was sent, or that it surely was not. */
export async function markRefundSent({ church, tx }: ChurchWork, id: string, enviadoEm: Date | null): Promise<void> {
  await tx
    .update(estorno)
    .set({ enviadoEm })
    .where(and(ofChurch(estorno, church), eq(estorno.id, id)))
}

export async function updateRefund({ church, tx, now }: ChurchWork, id: string, situacao: RefundState): Promise<void> {
  await tx
    .update(estorno)
    .set({ situacao, resolvidoEm: now })
    .where(and(ofChurch(estorno, church), eq(estorno.id, id)))
}
