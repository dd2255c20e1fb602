import type { Credential } from '@narthex/contract/auth/auth.schemas'
import type { CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMembership } from '../users/members.service.ts'
import { issueAccessToken } from './access-tokens.service.ts'
import { findAccountById } from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import { sessionEnded } from './auth.errors.ts'
import { hashOfSecret, successorOf } from './secrets.rules.ts'
import { endSession, insertToken, lockToken, markUsed } from './sessions.queries.ts'
import { judgeToken, tokenExpiry } from './sessions.rules.ts'
import { forgetActor } from './sessions.service.ts'

/**
 * Exchanges a refresh token for a new pair. Within ten seconds of its first use it is answered the same successor, for
 * the tabs of one browser; later it ends the session, as two hold it. Throws SESSION_ENDED.
 */
export async function renewSession(
  platform: Platform,
  church: ChurchScope,
  refreshToken: string,
  source: CallSource,
): Promise<Credential> {
  const successor = successorOf(refreshToken, platform.keys('refresh token successors'))
  const renewal = await renew(platform, church, { refreshToken, successor, source })
  if (!renewal) throw sessionEnded()
  const { contaId, sessaoId, wasReplayed } = renewal
  if (wasReplayed) {
    await forgetActor(platform, contaId)
    platform.log.warn({ igreja: church.codigo }, 'a refresh token was used twice; its session has ended')
    throw sessionEnded()
  }
  const account = await platform.database.inIdentity(church, (tx) => findAccountById(tx, contaId))
  if (!account) throw sessionEnded()
  const token = await issueAccessToken(platform, church, { contaId, sessionId: sessaoId })
  return { token, refreshToken: successor, user: toAccount(account) }
}

interface Renewal {
  readonly contaId: number
  readonly sessaoId: string
  readonly wasReplayed: boolean
}

/** Nothing is thrown in here: what a replay ends must stay ended. */
async function renew(
  platform: Platform,
  church: ChurchScope,
  { refreshToken, successor, source }: { refreshToken: string; successor: string; source: CallSource },
): Promise<Renewal | undefined> {
  const now = platform.clock()
  const hash = hashOfSecret(refreshToken)
  return platform.database.inScope(church, async (tx) => {
    const found = await lockToken(church, tx, hash)
    if (!found) return undefined
    const { contaId, sessaoId } = found
    const verdict = judgeToken(found, now)
    if (verdict === 'over') return undefined
    if (verdict === 'replay') {
      await endSession(church, tx, { contaId, id: sessaoId, motivo: 'TOKEN_REUSE', now })
      await recordAct(platform, church, tx, { acao: 'TOKEN_REUSE', contaId, source })
      return { contaId, sessaoId, wasReplayed: true }
    }
    if (!(await findMembership(church, tx, contaId))?.flagAtivo) return undefined
    if (verdict === 'rotate') {
      await markUsed(church, tx, hash, sessaoId, now)
      const expiraEm = tokenExpiry(now, found.sessaoExpiraEm)
      await insertToken(church, tx, { hash: hashOfSecret(successor), sessaoId, expiraEm })
    }
    return { contaId, sessaoId, wasReplayed: false }
  })
}

/** Ends the session that a refresh token belongs to; a token that is nobody's ends nothing. */
export async function logOut(
  platform: Platform,
  church: ChurchScope,
  refreshToken: string,
  source: CallSource,
): Promise<void> {
  const contaId = await platform.database.inScope(church, async (tx) => {
    const found = await lockToken(church, tx, hashOfSecret(refreshToken))
    if (!found) return undefined
    const { contaId, sessaoId: id } = found
    const hasEnded = await endSession(church, tx, { contaId, id, motivo: 'LOGOUT', now: platform.clock() })
    if (hasEnded) await recordAct(platform, church, tx, { acao: 'LOGOUT', contaId, source })
    return contaId
  })
  if (contaId !== undefined) await forgetActor(platform, contaId)
}
