import type { Tx } from '../../platform/database/database.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { countMemberships, holdMember, updateMember } from './members.queries.ts'
import type { MemberLeavesListener } from './members.signals.ts'

/** Whether an account is a member of at most one church. Needs a transaction that names its person. */
export async function isOfOneChurch(tx: Tx, accountId: AccountId): Promise<boolean> {
  return (await countMemberships(tx, accountId)) <= 1
}

/** Whether an account has any membership. Needs a transaction that names its person. */
export async function hasMemberships(tx: Tx, accountId: AccountId): Promise<boolean> {
  return (await countMemberships(tx, accountId)) > 0
}

/** Closes a membership: the member can no longer log in at this church. Runs every listener first. */
export async function closeMembership(
  work: ChurchWork,
  memberId: MemberId,
  listeners: readonly MemberLeavesListener[],
): Promise<void> {
  // Lock order: the member first. Concurrent requests finish before it; later ones find that the member has left.
  await holdMember(work, memberId)
  for (const listener of listeners) await listener(work, memberId)
  await updateMember(work, memberId, { flagAtivo: false })
}
