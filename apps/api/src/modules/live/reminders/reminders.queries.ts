import { and, asc, eq, gt } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { transmissaoLembrete } from '../broadcasts/live.tables.ts'

const isOf = (church: ChurchScope, broadcastId: number) =>
  and(ofChurch(transmissaoLembrete, church), eq(transmissaoLembrete.broadcastId, broadcastId))

export async function hasReminder(
  { church, tx }: ChurchWork,
  broadcastId: number,
  memberId: MemberId,
): Promise<boolean> {
  return (
    (await tx.$count(transmissaoLembrete, and(isOf(church, broadcastId), eq(transmissaoLembrete.memberId, memberId)))) >
    0
  )
}

export async function insertReminder(
  { church, tx, now }: ChurchWork,
  broadcastId: number,
  memberId: MemberId,
): Promise<void> {
  await tx
    .insert(transmissaoLembrete)
    .values({ igrejaId: church.igrejaId, broadcastId, memberId, criadoEm: now })
    .onConflictDoNothing()
}

export async function deleteReminder(
  { church, tx }: ChurchWork,
  broadcastId: number,
  memberId: MemberId,
): Promise<void> {
  await tx.delete(transmissaoLembrete).where(and(isOf(church, broadcastId), eq(transmissaoLembrete.memberId, memberId)))
}

export function countReminders({ church, tx }: ChurchWork, broadcastId: number): Promise<number> {
  return tx.$count(transmissaoLembrete, isOf(church, broadcastId))
}

/** Lists a page of the members who asked for a reminder, after the given one. */
export async function listReminded(
  { church, tx }: ChurchWork,
  broadcastId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<MemberId[]> {
  const rows = await tx
    .select({ memberId: transmissaoLembrete.memberId })
    .from(transmissaoLembrete)
    .where(and(isOf(church, broadcastId), gt(transmissaoLembrete.memberId, after as MemberId)))
    .orderBy(asc(transmissaoLembrete.memberId))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}
