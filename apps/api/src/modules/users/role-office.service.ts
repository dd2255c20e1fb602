import type { StaffRole } from '@narthex/contract/permissions'
import { DomainError, forbidden } from '../../platform/errors/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { recordAct } from '../audit/audit.service.ts'
import { requireMember } from '../members/members.service.ts'
import { administeringRoles, canChangeRole } from '../members/roles.policy.ts'
import { insertRole, listRoles, lockHolders, removeRole } from '../members/roles.queries.ts'

export interface RoleChange {
  readonly memberId: MemberId
  readonly role: StaffRole
  /** The caller, by their token; null for the operator of the product, who may do anything. */
  readonly by: { readonly actor: Actor; readonly source: CallSource } | null
}

/**
 * Takes effect with the member's next call. Throws NOT_FOUND if they are not a member of this church, FORBIDDEN: also for
 * oneself.
 */
export async function grantRole(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  change: RoleChange,
): Promise<void> {
  await changeRole(platform, church, { ...change, acao: 'ROLE_GRANTED' }, (work) =>
    insertRole(work, change.memberId, change.role),
  )
}

/** Takes effect with the member's next call. Throws NOT_FOUND if they are not a member, FORBIDDEN, LAST_ADMIN. */
export async function revokeRole(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  change: RoleChange,
): Promise<void> {
  await changeRole(platform, church, { ...change, acao: 'ROLE_REVOKED' }, async (work) => {
    await removeRole(work, change.memberId, change.role)
    if (change.by && administeringRoles.includes(change.role)) await requireAdmins(work)
  })
}

async function requireAdmins(work: ChurchWork): Promise<void> {
  if ((await lockHolders(work, administeringRoles)).length === 0) throw new DomainError('LAST_ADMIN')
}

async function changeRole(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { memberId, role, by, acao }: RoleChange & { readonly acao: 'ROLE_GRANTED' | 'ROLE_REVOKED' },
  write: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  await platform.transactions.inChurch(church, async (work) => {
    // Two administrators who revoke each other's roles run one after the other: the second has no role left.
    await lockHolders(work, administeringRoles)
    const { accountId } = await requireMember(work, memberId)
    // Check the permission again: the session's permissions may be outdated.
    const own = by && (await listRoles(work, by.actor.memberId))
    if (own && !canChangeRole(own, role, await listRoles(work, memberId))) throw forbidden()
    if (by?.actor.memberId === memberId && acao === 'ROLE_GRANTED') throw forbidden()
    await write(work)
    const act = {
      acao,
      accountId: by?.actor.accountId ?? null,
      source: by?.source,
      detalhes: { usuario: memberId, role },
    }
    await recordAct(platform, work, act)
    work.afterCommit({ accounts: [accountId] })
  })
}
