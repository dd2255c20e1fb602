import { and, desc, eq, lte } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { conviteEquipe } from './staff-invitations.tables.ts'

export type InvitationRow = typeof conviteEquipe.$inferSelect

const isNamed = ({ church }: ChurchWork, id: number) => and(ofChurch(conviteEquipe, church), eq(conviteEquipe.id, id))

/** The newest first. */
export async function listInvitations({ church, tx }: ChurchWork): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(conviteEquipe)
    .where(ofChurch(conviteEquipe, church))
    .orderBy(desc(conviteEquipe.enviadoEm), desc(conviteEquipe.id))
}

export async function findInvitation(work: ChurchWork, id: number): Promise<InvitationRow | undefined> {
  const [row] = await work.tx.select().from(conviteEquipe).where(isNamed(work, id))
  return row
}

/** A person has one at most; it is locked until the transaction ends. */
export async function holdInvitationTo(
  { church, tx }: ChurchWork,
  accountId: AccountId,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conviteEquipe)
    .where(and(ofChurch(conviteEquipe, church), eq(conviteEquipe.accountId, accountId)))
    .for('update')
  return row
}

/** Gives the id; undefined where the person has been invited by then. */
export async function insertInvitation(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof conviteEquipe>,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(conviteEquipe)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: conviteEquipe.id })
  return made?.id
}

export async function updateInvitation(
  work: ChurchWork,
  id: number,
  change: Partial<OwnRow<typeof conviteEquipe>>,
): Promise<void> {
  await work.tx.update(conviteEquipe).set(change).where(isNamed(work, id))
}

export async function removeInvitation(work: ChurchWork, id: number): Promise<void> {
  await work.tx.delete(conviteEquipe).where(isNamed(work, id))
}

/** Removes those that expired before a moment. */
export async function removeOldInvitations({ church, tx }: ChurchWork, before: Date): Promise<void> {
  await tx.delete(conviteEquipe).where(and(ofChurch(conviteEquipe, church), lte(conviteEquipe.expiraEm, before)))
}
