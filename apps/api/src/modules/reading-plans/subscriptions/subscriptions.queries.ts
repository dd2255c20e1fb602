import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId, PlanSubscriptionId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { planoLeituraAssinatura } from '../plans/reading-plans.tables.ts'

export type SubscriptionRow = typeof planoLeituraAssinatura.$inferSelect

const hasId = (church: ChurchScope, id: PlanSubscriptionId) =>
  and(ofChurch(planoLeituraAssinatura, church), eq(planoLeituraAssinatura.id, id))
const isOfMember = (church: ChurchScope, memberId: MemberId) =>
  and(ofChurch(planoLeituraAssinatura, church), eq(planoLeituraAssinatura.memberId, memberId))
const isUnfinished = isNull(planoLeituraAssinatura.concluidaEm)

export async function findSubscription(
  { church, tx }: ChurchWork,
  id: PlanSubscriptionId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(planoLeituraAssinatura).where(hasId(church, id))
  return row
}

/** Locks it until the transaction ends. */
export async function holdSubscription(
  { church, tx }: ChurchWork,
  id: PlanSubscriptionId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(planoLeituraAssinatura).where(hasId(church, id)).for('update')
  return row
}

const latestOfMember = ({ church, tx }: ChurchWork, memberId: MemberId, limit: number, which?: SQL) =>
  tx
    .select()
    .from(planoLeituraAssinatura)
    .where(and(isOfMember(church, memberId), which))
    .orderBy(desc(planoLeituraAssinatura.alteradaEm), desc(planoLeituraAssinatura.id))
    .limit(limit)

/** The latest of a member, in progress and completed. */
export function listSubscriptions(work: ChurchWork, memberId: MemberId, limit: number): Promise<SubscriptionRow[]> {
  return latestOfMember(work, memberId, limit)
}

/** Lists the plans that a member is reading, last changed first. */
export function listInProgress(work: ChurchWork, memberId: MemberId, limit: number): Promise<SubscriptionRow[]> {
  return latestOfMember(work, memberId, limit, and(isUnfinished, isNull(planoLeituraAssinatura.pausadaEm)))
}

/** Finds the unfinished subscription of a member to a plan. */
export async function findUnfinished(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  planId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(planoLeituraAssinatura)
    .where(and(isOfMember(church, memberId), eq(planoLeituraAssinatura.planId, planId), isUnfinished))
  return row
}

export async function countUnfinished({ church, tx }: ChurchWork, memberId: MemberId): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(planoLeituraAssinatura)
    .where(and(isOfMember(church, memberId), isUnfinished))
  return row?.total ?? 0
}

export async function insertSubscription(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof planoLeituraAssinatura>,
): Promise<SubscriptionRow> {
  const [made] = await tx
    .insert(planoLeituraAssinatura)
    .values({ ...row, igrejaId: church.igrejaId })
    .returning()
  return made as SubscriptionRow
}

export async function updateSubscription(
  { church, tx, now }: ChurchWork,
  id: PlanSubscriptionId,
  change: Partial<Omit<SubscriptionRow, 'igrejaId' | 'id' | 'memberId' | 'planId' | 'alteradaEm'>>,
): Promise<SubscriptionRow> {
  const [changed] = await tx
    .update(planoLeituraAssinatura)
    .set({ ...change, alteradaEm: now })
    .where(hasId(church, id))
    .returning()
  return changed as SubscriptionRow
}

export async function deleteSubscription({ church, tx }: ChurchWork, id: PlanSubscriptionId): Promise<void> {
  await tx.delete(planoLeituraAssinatura).where(hasId(church, id))
}
