import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import { hashSecret, randomSecret } from '../../platform/secrets.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { AccountRow } from './accounts.queries.ts'
import { findCookie, lockLastReplacement, markCookiesReplaced, markSessionUsed } from './office-sessions.queries.ts'
import { endSession, insertToken } from './sessions.queries.ts'
import { judgeToken, officeExpiry, officeLifetimes, sessionLifetimes } from './sessions.rules.ts'
import { recordSession } from './sessions.service.ts'

/** Hashes an office cookie; the result never equals the hash of a refresh token, even of the same secret. */
export const hashCookie = (secret: string): string => hashSecret(`office ${secret}`)

const lastDay = (beganAt: Date) => new Date(beganAt.getTime() + officeLifetimes.sessionMs)

/** A session of the office that has begun: its id, and the secret that its browser keeps. */
export interface StartedOfficeSession {
  readonly sessionId: string
  readonly secret: string
}

/**
 * Starts a session of the office after the person was verified here, and tells its owner of a new device. Throws
 * INVALID_CREDENTIALS if the password has changed since it was verified.
 */
export async function startOfficeSession(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  account: AccountRow,
  source: CallSource,
): Promise<StartedOfficeSession> {
  const now = call.clock()
  const secret = randomSecret()
  const sessionId = await recordSession(platform, call, account, {
    superficie: 'ESCRITORIO',
    source,
    expiraEm: officeExpiry(now, now),
    confirmadaEm: now,
    token: { hash: hashCookie(secret), expiraEm: lastDay(now) },
  })
  return { sessionId, secret }
}

export interface UsedOfficeSession {
  readonly accountId: AccountId
  readonly sessionId: string
  /** The cookie was replaced a moment ago, so that the next call may find it ended. */
  readonly isReplaced: boolean
}

/**
 * The session of a cookie, which lasts longer for it; undefined for an unknown or ended one. A cookie that was replaced
 * earlier is in two hands: its session ends.
 */
export function useOfficeSession(call: ChurchCall, secret: string): Promise<UsedOfficeSession | undefined> {
  return call.inChurch(async (work) => {
    const found = await findCookie(work, hashCookie(secret))
    if (!found) return undefined
    const { now } = work
    const { accountId, sessaoId, criadaEm, usadaEm } = found
    const verdict = judgeToken(found, now)
    if (verdict === 'over') return undefined
    if (verdict === 'replay') {
      await endSession(work, { accountId, id: sessaoId, motivo: 'TOKEN_REUSE', now })
      await recordAct(work, { acao: 'TOKEN_REUSE', accountId })
      work.afterCommit({ accounts: [accountId] })
      return undefined
    }
    if (now.getTime() - usadaEm.getTime() >= officeLifetimes.useMs)
      await markSessionUsed(work, { sessaoId, expiraEm: officeExpiry(now, criadaEm) })
    return { accountId, sessionId: sessaoId, isReplaced: verdict === 'repeat' }
  })
}

/**
 * Replaces the cookie of the caller's session, as another holder of the old one must not share what was just proven. Returns the new
 * secret; undefined where another tab replaced it a moment ago, whose cookie the browser has.
 */
export function replaceOfficeCookie({ actor, inChurch }: MemberCall): Promise<string | undefined> {
  const { sessionId } = actor
  return inChurch(async (work) => {
    const { now } = work
    const held = await lockLastReplacement(work, sessionId)
    if (!held || held.revogadaEm) return undefined
    const { replacedAt, criadaEm } = held
    if (replacedAt && now.getTime() - replacedAt.getTime() <= sessionLifetimes.graceMs) return undefined
    const secret = randomSecret()
    await markCookiesReplaced(work, sessionId)
    await insertToken(work, { sessaoId: sessionId, hash: hashCookie(secret), expiraEm: lastDay(criadaEm) })
    work.afterCommit({ accounts: [actor.accountId] })
    return secret
  })
}

/** Ends the caller's session. */
export async function endOfficeSession({ actor, source, inChurch }: MemberCall): Promise<void> {
  const { accountId, sessionId: id } = actor
  await inChurch(async (work) => {
    const hasEnded = await endSession(work, { accountId, id, motivo: 'LOGOUT', now: work.now })
    if (hasEnded) await recordAct(work, { acao: 'LOGOUT', accountId, source })
    work.afterCommit({ accounts: [accountId] })
  })
}
