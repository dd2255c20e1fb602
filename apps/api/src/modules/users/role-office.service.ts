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
import { type HeldRole, listHeldRoles, listRoles, lockHolders, putRole, removeRole } from '../members/roles.queries.ts'
import { isLimitableTo } from '../members/roles.service.ts'
import { accessRecord } from './users.records.ts'

export interface RoleChange {
  readonly memberId: MemberId
  readonly role: StaffRole
}

interface Grant extends RoleChange {
  /** The last day of it in the church's time zone, `YYYY-MM-DD`; for good without one. */
  readonly ate?: string | null | undefined
  /** Ids to which it is limited; null for the whole church, omitted as the person has it. */
  readonly alcance?: readonly number[] | null | undefined
}

/**
 * Takes effect with the member's next call. Throws NOT_FOUND if they are not a member of this church, FORBIDDEN: also for
 * oneself, LAST_ADMIN where no one would administer the church after the last day, and VALIDATION for one that is past. The
 * product itself may grant any role.
 */
export async function grantRole(call: MemberCall, { ate, alcance, ...change }: Grant): Promise<void> {
  const about = { ...(ate && { ate }), ...(alcance && { alcance: alcance.join(' ') }) }
  await changeRole(call, 'ROLE_GRANTED', { ...change, ...about }, async (work) => {
    const given = { role: change.role, ...(await readTerms(work, { ...change, ate, alcance })) }
    const held = alcance === undefined ? await findHeldRole(work, change) : undefined
    await putRole(work, change.memberId, held ? { ...given, alcance: held.alcance } : given)
    if (given.terminaEm) await requireAdmins(call, work, change.role)
  })
}

/** Gives a role on the terms of an invitation. A role that the person holds by now stays as it was given. */
export async function grantInvitedRole(call: MemberCall, change: RoleChange, terms: RoleTerms): Promise<void> {
  const isHeld = await call.inChurch((work) => findHeldRole(work, change))
  if (isHeld) return
  await changeRole(call, 'ROLE_GRANTED', change, (work) =>
    putRole(work, change.memberId, { role: change.role, ...terms }),
  )
}

const findHeldRole = async (work: ChurchWork, { memberId, role }: RoleChange) =>
  (await listHeldRoles(work, memberId)).find((held) => held.role === role)

type RoleTerms = Pick<HeldRole, 'terminaEm' | 'alcance'>

/** Reads the terms on which a role is given. Throws VALIDATION for a day that is past, and for limits that the role cannot have. */
export async function readTerms(
  work: ChurchWork,
  { role, ate, alcance }: Pick<Grant, 'role' | 'ate' | 'alcance'>,
): Promise<RoleTerms> {
  const terminaEm = (ate && toInstants({ ate }, (await work.facts()).timeZone).until) || null
  if (terminaEm && terminaEm <= work.now) throw invalid([{ path: 'body.ate', message: code('DATE_PAST') }])
  if (!alcance) return { terminaEm, alcance: null }
  const ids = [...new Set(alcance)]
  const isKnown = await isLimitableTo(work, role, ids)
  if (!isKnown) throw invalid([{ path: 'body.alcance', message: 'Not a part of this church that limits the role' }])
  return { terminaEm, alcance: ids }
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
  { memberId, role, ...further }: RoleChange & { readonly ate?: string; readonly alcance?: string },
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
