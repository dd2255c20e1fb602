import type { StaffRole } from '@narthex/contract/permissions'
import { forbidden } from '../../../platform/errors/domain-error.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findMemberOfAccount } from '../../members/members.queries.ts'
import { canChangeRole } from '../../members/roles.policy.ts'
import { listRoles } from '../../members/roles.queries.ts'

interface Giving {
  readonly role: StaffRole
  /** The account that gives the role. */
  readonly by: AccountId
  /** The account that gets the role, which may not be the giver's; omitted while it is not known. */
  readonly to?: AccountId
}

/** Whether someone may give a role to a person by their roles of this moment; to oneself one gives none. */
export async function mayGiveRole(work: ChurchWork, { role, by, to }: Giving): Promise<boolean> {
  if (by === to) return false
  const giver = await findMemberOfAccount(work, by)
  if (!giver?.flagAtivo) return false
  const member = to === undefined ? undefined : await findMemberOfAccount(work, to)
  const held = member ? await listRoles(work, member.id) : []
  return canChangeRole(await listRoles(work, giver.id), role, held)
}

/** Throws FORBIDDEN for a role that someone may not give. */
export async function requireGivableRole(work: ChurchWork, giving: Giving): Promise<void> {
  if (!(await mayGiveRole(work, giving))) throw forbidden()
}
