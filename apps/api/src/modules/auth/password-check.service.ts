import { type Attempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError, unauthenticated } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { type AccountRow, findAccountByEmail, findAccountById } from './accounts.queries.ts'
import { rememberNetwork } from './known-networks.service.ts'
import { sprayingFrom } from './limits.rules.ts'
import { countAttempt } from './limits.service.ts'
import { isPassword } from './password-hashing.service.ts'

export interface Proof {
  readonly email: string
  readonly password: string
  readonly isCaptchaSolved: boolean
}

/**
 * Verifies a password and returns its account; undefined for an unknown e-mail and for a wrong password, in the same
 * time. Each failure counts for the account, the address and the church.
 */
export async function verifyPassword(
  call: ChurchCall,
  { email, password, isCaptchaSolved }: Proof,
  source: CallSource,
): Promise<AccountRow | undefined> {
  const { account, attempt } = await call.inIdentity(async (work) => ({
    attempt: await countAttempt(work, { what: 'login', email, isCaptchaSolved }, source),
    account: await findAccountByEmail(work.tx, email),
  }))
  const isRight = await isPassword(account?.senhaHash, password)
  await call.inIdentity(async (work) => {
    if (isRight) {
      // Not for an unconfirmed account: its password may be a stranger's.
      if (account?.flagAtivo) await rememberNetwork(work, email, source)
      return forgiveAttempt(work, attempt)
    }
    await recordAct(work, { acao: 'LOGIN_FAILED', accountId: account?.id ?? null, source })
    if (isSpraying(attempt)) await recordAct(work, { acao: 'LOGIN_SPRAYING', accountId: null, source })
  })
  return isRight ? account : undefined
}

/**
 * Verifies the caller's password again and returns their account. A wrong one counts as a failed login and is not
 * answered 401, which would log the person out (specification §8). Throws WRONG_PASSWORD, and the rate limit's errors.
 */
export async function verifyPasswordAgain(
  call: MemberCall,
  { senha, isCaptchaSolved }: { readonly senha: string; readonly isCaptchaSolved: boolean },
): Promise<AccountRow> {
  const own = await call.inIdentity(({ tx }) => findAccountById(tx, call.actor.accountId))
  if (!own) throw unauthenticated()
  const proof = { email: own.email, password: senha, isCaptchaSolved }
  const account = await verifyPassword(call, proof, call.source)
  if (!account) throw new DomainError('WRONG_PASSWORD')
  return account
}

/** True only at the failure that reaches the limit, so that it is recorded once. */
const isSpraying = ({ counts }: Attempt) => counts.at(-1) === sprayingFrom
