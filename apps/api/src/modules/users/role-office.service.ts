import { toInstants } from '@narthex/contract/church-time'
import type { StaffRole } from '@narthex/contract/permissions'
import { code } from '@narthex/contract/validation/codes'
import { DomainError, forbidden, invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import { isProduct } from '../../platform/work/acting-call.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { requireMember } from '../members/members.service.ts'
import { administeringRoles, canChangeRole } from '../members/roles.policy.ts'
import { listRoles, lockHolders, putRole, removeRole } from '../members/roles.queries.ts'
import { accessRecord } from './users.records.ts'

export interface RoleChange {
  readonly memberId: MemberId
  readonly role: StaffRole
}

interface Grant extends RoleChange {
  /** The last day of it in the church's time zone, `YYYY-MM-DD`; for good without one. */
  readonly ate?: string | null | undefined
}

/**
 * Takes effect with the member's next call. Throws NOT_FOUND if they are not a member of this church, FORBIDDEN: also for
 * oneself, LAST_ADMIN where no one would administer the church after the last day, and VALIDATION for one that is past. The
 * product itself may grant any role.
 */
export async function grantRole(call: MemberCall, { ate, ...change }: Grant): Promise<void> {
  await changeRole(call, 'ROLE_GRANTED', { ...change, ...(ate && { ate }) }, async (work) => {
    const terminaEm = (ate && toInstants({ ate }, (await work.facts()).timeZone).until) || null
    if (terminaEm && terminaEm <= work.now) throw invalid([{ path: 'body.ate', message: code('DATE_PAST') }])
    await putRole(work, change.memberId, { role: change.role, terminaEm })
    if (terminaEm) await requireAdmins(call, work, change.role)
  })
}

/** Takes effect with the member's next call. Throws NOT_FOUND if they are not a member, FORBIDDEN, LAST_ADMIN. */
export async function revokeRole(call: MemberCall, change: RoleChange): Promise<void> {
  await changeRole(call, 'ROLE_REVOKED', change, async (work) => {
    await removeRole(work, change.memberId, change.role)
    await requireAdmins(call, work, change.role)
  })
}

async function requireAdmins({ actor }: MemberCall, work: ChurchWork, changed: StaffRole): Promise<void> {
  if (isProduct(actor) || !administeringRoles.includes(changed)) return
  if ((await lockHolders(work, administeringRoles)).length === 0) throw new DomainError('LAST_ADMIN')
}

async function changeRole(
  call: MemberCall,
  act: 'ROLE_GRANTED' | 'ROLE_REVOKED',
  { memberId, role, ...further }: RoleChange & { readonly ate?: string },
  write: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  const { actor } = call
  await edit(
    call,
    { act, subject: { usuario: memberId, role, ...further }, isPublic: false },
    async ({ work, watch }) => {
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
    },
  )
}
