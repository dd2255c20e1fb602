import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { issueAccessToken } from './access-tokens.service.ts'
import { findAccountById } from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import { deriveSuccessor } from './secrets.rules.ts'
import { endSession, insertToken, lockToken, markTokenUsed } from './sessions.queries.ts'
import { judgeToken, tokenExpiry } from './sessions.rules.ts'

/**
 * Exchanges a refresh token for a new pair. A second use within ten seconds gets the same successor, for the tabs of one
 * browser; a later one ends the session, because two clients have the token.
 */
export async function renewSession(
  platform: Needs<'log'>,
  call: ChurchCall,
  refreshToken: string,
  source: CallSource,
): Promise<Credential> {
  const successor = deriveSuccessor(refreshToken, call.keys('refresh token successors'))
  const renewal = await renew(call, { refreshToken, successor, source })
  if (!renewal) throw new DomainError('SESSION_ENDED')
  const { accountId, sessaoId, wasReplayed } = renewal
  if (wasReplayed) {
    platform.log.warn({ igreja: call.church.codigo }, 'a refresh token was used twice; its session has ended')
    throw new DomainError('SESSION_ENDED')
  }
  const account = await call.inIdentity(({ tx }) => findAccountById(tx, accountId))
  if (!account) throw new DomainError('SESSION_ENDED')
  const token = await issueAccessToken(call, { accountId, sessionId: sessaoId })
  return { token, refreshToken: successor, user: toAccount(account) }
}

interface Renewal {
  readonly accountId: AccountId
  readonly sessaoId: string
  readonly wasReplayed: boolean
}

/** Renews a session. Must not throw: a rollback would undo the end of a replayed session. */
async function renew(
  call: ChurchCall,
  { refreshToken, successor, source }: { refreshToken: string; successor: string; source: CallSource },
): Promise<Renewal | undefined> {
  const now = call.clock()
  const hash = hashSecret(refreshToken)
  return call.inChurch(async (work) => {
    const found = await lockToken(work, hash)
    if (!found) return undefined
    const { accountId, sessaoId } = found
    const verdict = judgeToken(found, now)
    if (verdict === 'over') return undefined
    if (verdict === 'replay') {
      await endSession(work, { accountId, id: sessaoId, motivo: 'TOKEN_REUSE', now })
      await recordAct(work, { acao: 'TOKEN_REUSE', accountId, source })
      work.afterCommit({ accounts: [accountId] })
      return { accountId, sessaoId, wasReplayed: true }
    }
    if (!(await findMemberOfAccount(work, accountId))?.flagAtivo) return undefined
    if (verdict === 'rotate') {
      await markTokenUsed(work, hash, sessaoId, now)
      const expiraEm = tokenExpiry(now, found.sessaoExpiraEm)
      await insertToken(work, { hash: hashSecret(successor), sessaoId, expiraEm })
    }
    return { accountId, sessaoId, wasReplayed: false }
  })
}

/** Ends the session of a refresh token. Does nothing for an unknown token. */
export async function logOut(call: ChurchCall, refreshToken: string, source: CallSource): Promise<void> {
  await call.inChurch(async (work) => {
    const found = await lockToken(work, hashSecret(refreshToken))
    if (!found) return
    const { accountId, sessaoId: id } = found
    const hasEnded = await endSession(work, { accountId, id, motivo: 'LOGOUT', now: work.now })
    if (hasEnded) await recordAct(work, { acao: 'LOGOUT', accountId, source })
    work.afterCommit({ accounts: [accountId] })
  })
}
