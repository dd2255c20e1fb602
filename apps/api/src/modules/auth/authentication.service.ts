import { LRUCache } from 'lru-cache'
import { createTrustedCache } from '../../platform/cache/trusted-cache.ts'
import type { Authenticator } from '../../platform/http/entrance.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import { ChurchScope } from '../../platform/scope/scope.ts'
import { createSingleFlight } from '../../platform/single-flight.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { readAccessToken } from './access-tokens.service.ts'
import { findActor } from './actors.service.ts'
import { hashCookie, useOfficeSession } from './office-sessions.service.ts'
import { officeLifetimes } from './sessions.rules.ts'

/** A token has a few hundred characters; a longer header is truncated, and so is no valid token. */
const longestHeader = 2_060
/** Cached people, each with their sessions. */
const remembered = 50_000

interface KnownSession {
  readonly actor: Actor
  /** Moment from which the session is read again: to record its use and notice its end, or because a role ends. */
  readonly rereadAt?: Date | undefined
}

const isDue = ({ rereadAt }: KnownSession, { clock }: ChurchCall) => rereadAt !== undefined && clock() >= rereadAt

/**
 * Identifies the caller by their bearer token or their cookie. Sessions and roles are cached until the bus announces a
 * change of the person; while the bus is disconnected the cache is not used. So an ended session is refused at once.
 */
export function createAuthenticator(
  platform: Needs<'bus' | 'transactions'>,
): Pick<Authenticator, 'byToken' | 'byCookie'> {
  const people = createTrustedCache<AccountId, ReadonlyMap<string, KnownSession>>(
    platform.bus,
    { max: remembered },
    ({ accounts = [] }) => accounts as AccountId[],
  )
  /** Accounts by cookie. The owner of a cookie never changes; `people` holds whether the session is still valid. */
  const owners = new LRUCache<string, AccountId>({ max: remembered })
  const lookUps = createSingleFlight<string, Actor | undefined>()
  platform.bus.subscribe(lookUps.forgetAll)

  const withSession = (accountId: AccountId, name: string, session: KnownSession) =>
    new Map([...(people.get(accountId) ?? []), [name, session]])

  async function findByToken(call: ChurchCall, token: string): Promise<Actor | undefined> {
    const bearer = await readAccessToken(call, token)
    if (!bearer) return undefined
    const { accountId, sessionId } = bearer
    const known = people.get(accountId)?.get(sessionId)
    if (known && !isDue(known, call)) return known.actor
    const keep = people.begin()
    const actor = await findActor(call, { ...bearer, superficie: 'SITE' })
    if (actor) keep(accountId, withSession(accountId, sessionId, { actor, rereadAt: actor.rolesUntil }))
    return actor
  }

  async function findByCookie(call: ChurchCall, secret: string): Promise<Actor | undefined> {
    const name = `${call.church.key} ${hashCookie(secret)}`
    const owner = owners.get(name)
    const known = owner && people.get(owner)?.get(name)
    if (known && !isDue(known, call)) return known.actor
    // A page that opens makes many calls at once. A look-up that began before a change counts for none after it.
    const read = () => readByCookie(call, secret, name)
    return platform.bus.isTrusted() ? lookUps.run(name, read) : read()
  }

  async function readByCookie(call: ChurchCall, secret: string, name: string): Promise<Actor | undefined> {
    const keep = people.begin()
    const session = await useOfficeSession(call, secret)
    if (!session) return undefined
    const { accountId, sessionId, isReplaced } = session
    const actor = await findActor(call, { accountId, sessionId, superficie: 'ESCRITORIO' })
    if (!actor) return undefined
    owners.set(name, accountId)
    const used = new Date(call.clock().getTime() + officeLifetimes.useMs)
    const rereadAt = actor.rolesUntil && actor.rolesUntil < used ? actor.rolesUntil : used
    if (!isReplaced) keep(accountId, withSession(accountId, name, { actor, rereadAt }))
    return actor
  }

  return {
    async byToken(tenant, authorization) {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization?.slice(0, longestHeader) ?? '')?.[1]
      if (!token || !ChurchScope.is(tenant)) return undefined
      return findByToken(platform.transactions.at(tenant), token)
    },
    byCookie: async (tenant, secret) =>
      secret === undefined || !ChurchScope.is(tenant)
        ? undefined
        : findByCookie(platform.transactions.at(tenant), secret),
  }
}
