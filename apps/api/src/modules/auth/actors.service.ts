import type { Actor } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { requiresSecondFactor } from '../churches/staff-security.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { type HeldRole, listHeldRoles } from '../members/roles.queries.ts'
import type { SessionSurface } from './auth.tables.ts'
import { filterProtectedAccounts } from './factors/staff-requirement.service.ts'
import { findActiveSession } from './sessions.queries.ts'

interface Bearer {
  readonly accountId: AccountId
  readonly sessionId: string
  readonly superficie: SessionSurface
}

/**
 * The person of a session, with what they may do now; undefined for a session that has ended, for one of the other surface,
 * for a closed membership, and at the office for people without a role.
 */
export async function findActor(
  { inChurch, inIdentity }: ChurchCall,
  { accountId, sessionId, superficie }: Bearer,
): Promise<Actor | undefined> {
  const found = await inChurch(async (work) => {
    const session = await findActiveSession(work, { accountId, id: sessionId, now: work.now })
    if (session?.superficie !== superficie) return undefined
    const member = await findMemberOfAccount(work, accountId)
    if (!member?.flagAtivo) return undefined
    const held = await listHeldRoles(work, member.id)
    if (superficie === 'ESCRITORIO' && held.length === 0) return undefined
    const isGuarded = held.length > 0 && (await requiresSecondFactor(work))
    const provenAt = session.confirmadaEm
    const actor = { accountId, memberId: member.id, sessionId, ...partRoles(held), ...firstEnd(held), provenAt }
    return { actor, isGuarded, held }
  })
  if (!found?.isGuarded) return found?.actor
  const isProtected = (await filterProtectedAccounts({ inIdentity }, [accountId])).has(accountId)
  // The only place where roles become rights: without a required second factor they are suspended.
  if (isProtected) return found.actor
  const { limitedRoles: _, ...actor } = found.actor
  return { ...actor, roles: [], suspendedRoles: found.held.map(({ role }) => role) }
}

/** Roles of the whole church, and those of a part of it: no one who asks for the former takes the latter for one. */
function partRoles(held: readonly HeldRole[]): Pick<Actor, 'roles' | 'limitedRoles'> {
  const limitedRoles = held.flatMap(({ role, alcance }) => (alcance ? [{ role, ids: alcance }] : []))
  const roles = held.flatMap(({ role, alcance }) => (alcance ? [] : [role]))
  return limitedRoles.length > 0 ? { roles, limitedRoles } : { roles }
}

/** The moment at which the first of the roles ends; nothing where all are held for good. */
function firstEnd(held: readonly HeldRole[]): Pick<Actor, 'rolesUntil'> {
  const ends = held.flatMap(({ terminaEm }) => (terminaEm ? [terminaEm.getTime()] : []))
  return ends.length > 0 ? { rolesUntil: new Date(Math.min(...ends)) } : {}
}
