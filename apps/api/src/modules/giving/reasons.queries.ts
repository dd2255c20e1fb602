import { and, asc, eq, type InferSelectModel, inArray, isNotNull, max, sum } from 'drizzle-orm'
import { isAmongFew } from '../../platform/database/is-among.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { doacaoItem, pagamentoMotivo } from './giving.tables.ts'

export type ReasonRow = Omit<InferSelectModel<typeof pagamentoMotivo>, 'igrejaId'>
export type ReasonFields = Omit<OwnRow<typeof pagamentoMotivo>, 'id' | 'ordem'>

const { igrejaId: _, ...columns } = pagamentoMotivo
const { id, nome, historia, imagem, meta, metaAte, minimo, flagRecorrencia, flagAtivo, ordem } = columns
const row = { id, nome, historia, imagem, meta, metaAte, minimo, flagRecorrencia, flagAtivo, ordem }

/** Lists reasons in the church's order. */
export async function listReasons(
  { church, tx }: ChurchWork,
  { isActive }: { readonly isActive?: boolean } = {},
): Promise<ReasonRow[]> {
  return tx
    .select(row)
    .from(pagamentoMotivo)
    .where(and(ofChurch(pagamentoMotivo, church), isActive === undefined ? undefined : eq(flagAtivo, isActive)))
    .orderBy(asc(ordem), asc(id))
}

export async function findReason({ church, tx }: ChurchWork, reasonId: number): Promise<ReasonRow | undefined> {
  const [found] = await tx
    .select(row)
    .from(pagamentoMotivo)
    .where(and(ofChurch(pagamentoMotivo, church), eq(id, reasonId)))
  return found
}

/** Inserts a reason at the end of the list. */
export async function insertReason(work: ChurchWork, fields: ReasonFields): Promise<number> {
  const [last] = await work.tx
    .select({ ordem: max(ordem) })
    .from(pagamentoMotivo)
    .where(ofChurch(pagamentoMotivo, work.church))
  return insertOwn(work, pagamentoMotivo, { ...fields, ordem: (last?.ordem ?? -1) + 1 })
}

/** Returns false if the church has no such reason. */
export async function updateReason(
  { church, tx }: ChurchWork,
  reasonId: number,
  change: Partial<ReasonFields> & { readonly ordem?: number },
): Promise<boolean> {
  const changed = await tx
    .update(pagamentoMotivo)
    .set(change)
    .where(and(ofChurch(pagamentoMotivo, church), eq(id, reasonId)))
    .returning({ id })
  return changed.length > 0
}

/** Sums receipts less refunds, in cents, for the active reasons with a goal. */
export async function sumTowardsGoals(work: ChurchWork): Promise<{ idMotivo: number; arrecadado: number }[]> {
  const { church, tx } = work
  const goals = tx
    .select({ id })
    .from(pagamentoMotivo)
    .where(and(ofChurch(pagamentoMotivo, church), eq(flagAtivo, true), isNotNull(meta)))
  return tx
    .select({ idMotivo: doacaoItem.reasonId, arrecadado: sum(doacaoItem.recebido).mapWith(Number) })
    .from(doacaoItem)
    .where(and(ofChurch(doacaoItem, church), isAmongFew(doacaoItem.reasonId, goals)))
    .groupBy(doacaoItem.reasonId)
}

export async function listReasonsByIds({ church, tx }: ChurchWork, ids: readonly number[]): Promise<ReasonRow[]> {
  return tx
    .select(row)
    .from(pagamentoMotivo)
    .where(and(ofChurch(pagamentoMotivo, church), inArray(id, [...ids])))
}
