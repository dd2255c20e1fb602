import { createTrustedCache } from '../../platform/cache/trusted-cache.ts'
import type { Authenticate } from '../../platform/http/admit-call.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { requiresSecondFactor } from '../churches/staff-security.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { listRoles } from '../members/roles.queries.ts'
import { readAccessToken, type TokenBearer } from './access-tokens.service.ts'
import { filterProtectedAccounts } from './factors/staff-requirement.service.ts'
import { isSessionAlive } from './sessions.queries.ts'

/** A token has a few hundred characters; a longer header is truncated, and so is no valid token. */
const longestHeader = 2_060
/** Cached people, each with their sessions. */
const remembered = 50_000

/**
 * Identifies the caller by their bearer token. Sessions and roles are cached until the bus announces a change of the
 * person; while the bus is disconnected the cache is not used. So an ended session is refused at once.
 */
export function createAuthenticator(platform: Needs<'bus' | 'transactions'>): Authenticate {
  const people = createTrustedCache<number, ReadonlyMap<string, Actor>>(
    platform.bus,
    { max: remembered },
    ({ accounts = [] }) => accounts,
  )

  return async (tenant, authorization) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization?.slice(0, longestHeader) ?? '')?.[1]
    if (!token || !ChurchScope.is(tenant)) return undefined
    const bearer = await readAccessToken(platform.transactions.at(tenant), token)
    if (!bearer) return undefined
    const { accountId, sessionId } = bearer
    const known = people.get(accountId)?.get(sessionId)
    if (known) return known
    const keep = people.begin()
    const actor = await findActor(platform.transactions.at(tenant), bearer)
    if (actor) keep(accountId, new Map([...(people.get(accountId) ?? []), [sessionId, actor]]))
    return actor
  }
}

async function findActor(call: ChurchCall, { accountId, sessionId }: TokenBearer): Promise<Actor | undefined> {
  const { inChurch, inIdentity } = call
  const found = await inChurch(async (work) => {
    const { now } = work
    if (!(await isSessionAlive(work, { accountId, id: sessionId, now }))) return undefined
    const member = await findMemberOfAccount(work, accountId)
    if (!member?.flagAtivo) return undefined
    const roles = await listRoles(work, member.id)
    const isGuarded = roles.length > 0 && (await requiresSecondFactor(work))
    return { actor: { accountId, memberId: member.id, sessionId, roles }, isGuarded }
  })
  if (!found?.isGuarded) return found?.actor
  const isProtected = (await filterProtectedAccounts({ inIdentity }, [accountId])).has(accountId)
  // The only place where roles become rights: without a required second factor they are suspended.
  return isProtected ? found.actor : { ...found.actor, roles: [], suspendedRoles: found.actor.roles }
}
