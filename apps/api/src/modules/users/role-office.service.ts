import type { StaffRole } from '@narthex/contract/permissions'
import { DomainError, forbidden } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import { isProduct } from '../../platform/work/acting-call.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { requireMember } from '../members/members.service.ts'
import { administeringRoles, canChangeRole } from '../members/roles.policy.ts'
import { insertRole, listRoles, lockHolders, removeRole } from '../members/roles.queries.ts'
import { accessRecord } from './users.records.ts'

export interface RoleChange {
  readonly memberId: MemberId
  readonly role: StaffRole
}

/**
 * Takes effect with the member's next call. Throws NOT_FOUND if they are not a member of this church, FORBIDDEN: also for
 * oneself. The product itself may grant any role.
 */
export async function grantRole(call: MemberCall, change: RoleChange): Promise<void> {
  await changeRole(call, 'ROLE_GRANTED', change, (work) => insertRole(work, change.memberId, change.role))
}

/** Takes effect with the member's next call. Throws NOT_FOUND if they are not a member, FORBIDDEN, LAST_ADMIN. */
export async function revokeRole(call: MemberCall, change: RoleChange): Promise<void> {
  await changeRole(call, 'ROLE_REVOKED', change, async (work) => {
    await removeRole(work, change.memberId, change.role)
    if (!isProduct(call.actor) && administeringRoles.includes(change.role)) await requireAdmins(work)
  })
}

async function requireAdmins(work: ChurchWork): Promise<void> {
  if ((await lockHolders(work, administeringRoles)).length === 0) throw new DomainError('LAST_ADMIN')
}

async function changeRole(
  call: MemberCall,
  act: 'ROLE_GRANTED' | 'ROLE_REVOKED',
  { memberId, role }: RoleChange,
  write: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  const { actor } = call
  await edit(call, { act, subject: { usuario: memberId, role }, isPublic: false }, async ({ work, watch }) => {
    // Two administrators who revoke each other's roles run one after the other: the second has no role left.
    await lockHolders(work, administeringRoles)
    const { accountId } = await requireMember(work, memberId)
    // Check the permission again: the session's permissions may be outdated.
    if (!isProduct(actor)) {
      const own = await listRoles(work, actor.memberId)
      if (!canChangeRole(own, role, await listRoles(work, memberId))) throw forbidden()
      if (actor.memberId === memberId && act === 'ROLE_GRANTED') throw forbidden()
    }
    await watch(accessRecord(memberId))
    await write(work)
    work.afterCommit({ accounts: [accountId] })
  })
}
