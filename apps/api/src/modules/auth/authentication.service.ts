import { LRUCache } from 'lru-cache'
import type { Authenticate } from '../../platform/http/fastify-routes.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { ChurchScope } from '../../platform/tenancy/scope.ts'
import { findMembership } from '../users/members.service.ts'
import { rolesOfMember } from '../users/roles.service.ts'
import { readAccessToken, type TokenBearer } from './access-tokens.service.ts'
import { isSessionAlive } from './sessions.queries.ts'

/** People remembered, each with their sessions. */
const remembered = 50_000

/**
 * Tells who calls by their bearer token. What a session may do is remembered until the bus tells that something of the
 * person's changed; while the bus is deaf nothing remembered is believed. So an ended session is refused at once.
 */
export function createAuthenticator(platform: Platform): Authenticate {
  const people = new LRUCache<number, Map<string, Actor>>({ max: remembered })
  // Counts changes: who was read before one must not be remembered after it.
  let generation = 0

  platform.bus.subscribe((change) => {
    const changed = change === 'everything' ? change : (change.accounts ?? [])
    if (changed.length === 0) return
    generation++
    if (changed === 'everything') people.clear()
    else for (const contaId of changed) people.delete(contaId)
  })

  return async (tenant, authorization) => {
    const token = /^Bearer ([\w.-]{1,2048})$/i.exec(authorization ?? '')?.[1]
    if (!token || !ChurchScope.is(tenant)) return undefined
    const bearer = await readAccessToken(platform, tenant, token)
    if (!bearer) return undefined
    const known = platform.bus.isTrusted() ? people.get(bearer.contaId)?.get(bearer.sessionId) : undefined
    if (known) return known
    const begun = generation
    const actor = await findActor(platform, tenant, bearer)
    if (actor && begun === generation) {
      const sessions = people.get(bearer.contaId) ?? new Map<string, Actor>()
      people.set(bearer.contaId, sessions.set(bearer.sessionId, actor))
    }
    return actor
  }
}

async function findActor(
  platform: Platform,
  church: ChurchScope,
  { contaId, sessionId }: TokenBearer,
): Promise<Actor | undefined> {
  return platform.database.inScope(church, async (tx) => {
    const now = platform.clock()
    if (!(await isSessionAlive(church, tx, { contaId, id: sessionId, now }))) return undefined
    const member = await findMembership(church, tx, contaId)
    if (!member?.flagAtivo) return undefined
    const roles = await rolesOfMember(church, tx, member.id)
    return { userId: contaId, memberId: member.id, sessionId, roles }
  })
}
