import { forbidden, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { readAccount } from '../auth/accounts.service.ts'
import {
  type Addressee,
  type MailNeeds,
  mailMembershipClosed,
  mailMembershipReopened,
  mailSessionsEnded,
} from '../auth/mails.service.ts'
import { endSessionsOfMember } from '../auth/sessions.service.ts'
import { findMemberOfAccount, holdMember, type MemberRow, updateMember } from '../members/members.queries.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { closeMembership } from '../members/memberships.service.ts'
import { administeringRoles, canManageMember } from '../members/roles.policy.ts'
import { listRoles, lockHolders, removeRole } from '../members/roles.queries.ts'
import { accessRecord } from './users.records.ts'

/** Ends all of a member's sessions at this church and notifies them by e-mail. */
export async function endMemberSessions(platform: MailNeeds, call: MemberCall, accountId: AccountId): Promise<void> {
  const tell = await mailer(platform, call, accountId)
  await edit(call, { act: 'MEMBER_SESSIONS_ENDED', isPublic: false }, async ({ work, about }) => {
    const member = await requireManaged(work, call, accountId)
    if (!member.flagAtivo) throw notFound()
    await endSessionsOfMember(work, accountId)
    about({ usuario: member.id })
    await tell(work, mailSessionsEnded)
  })
}

/**
 * Closes a membership: ends the member's sessions, group memberships and roles; they may not log in here. Keeps what they
 * wrote. Idempotent. Throws NOT_FOUND, and FORBIDDEN also for the caller's own membership, which `leaving` ends.
 */
export async function closeMemberAccess(
  platform: MailNeeds & MemberLeaves,
  call: MemberCall,
  accountId: AccountId,
): Promise<void> {
  const tell = await mailer(platform, call, accountId)
  // A content edit: groups on public pages change too.
  await edit(call, { act: 'MEMBERSHIP_CLOSED', isPublic: true }, async ({ work, watch, about, unchanged }) => {
    const member = await requireManaged(work, call, accountId)
    if (member.id === call.actor.memberId) throw forbidden()
    if (!member.flagAtivo) return unchanged(undefined)
    await watch(accessRecord(member.id))
    for (const role of await listRoles(work, member.id)) await removeRole(work, member.id, role)
    await closeMembership(work, member.id, platform.signals.memberLeaves)
    await endSessionsOfMember(work, accountId)
    about({ usuario: member.id })
    await tell(work, mailMembershipClosed)
  })
}

/** Lets a member with a closed membership log in again, and be named on pages. Idempotent. */
export async function reopenMemberAccess(platform: MailNeeds, call: MemberCall, accountId: AccountId): Promise<void> {
  const tell = await mailer(platform, call, accountId)
  await edit(call, { act: 'MEMBERSHIP_REOPENED', isPublic: true }, async ({ work, watch, about, unchanged }) => {
    const member = await requireManaged(work, call, accountId)
    if (member.flagAtivo) return unchanged(undefined)
    await watch(accessRecord(member.id))
    await updateMember(work, member.id, { flagAtivo: true })
    work.afterCommit({ accounts: [accountId] })
    about({ usuario: member.id })
    await tell(work, mailMembershipReopened)
  })
}

/** Locks the member until the transaction ends, and reads both people's roles in it, because calls may be concurrent. */
async function requireManaged(work: ChurchWork, { actor }: MemberCall, accountId: AccountId): Promise<MemberRow> {
  await lockHolders(work, administeringRoles)
  const found = await findMemberOfAccount(work, accountId)
  const member = found && (await holdMember(work, found.id))
  if (!member) throw notFound()
  const own = await listRoles(work, actor.memberId)
  if (!canManageMember(own, await listRoles(work, member.id))) throw forbidden()
  return member
}

/** Reads the account before the transaction: a church's transaction cannot see accounts. */
async function mailer(platform: MailNeeds, call: MemberCall, accountId: AccountId) {
  const account = await readAccount(call, accountId)
  return async (work: ChurchWork, mail: (platform: MailNeeds, to: Addressee) => Promise<void>) => {
    if (account) await mail(platform, { work, account })
  }
}
