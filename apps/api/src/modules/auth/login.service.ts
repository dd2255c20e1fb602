import type { Credential } from '@narthex/contract/auth/auth.schemas'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { type Attempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError, unauthenticated } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { type AccountRow, findAccountByEmail, findAccountById } from './accounts.queries.ts'
import { beginSecondStep, takeSecondStep } from './factors/second-step.service.ts'
import { rememberNetwork } from './known-networks.service.ts'
import { sprayingFrom } from './limits.rules.ts'
import { countAttempt, verifyCaptcha } from './limits.service.ts'
import { isPassword } from './password-hashing.service.ts'
import { startSession } from './sessions.service.ts'

/**
 * Logs a person in at a church by e-mail and password. Throws INVALID_CREDENTIALS, the errors of `startLogin`, and
 * TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA after some attempts.
 */
export async function logIn(
  platform: Needs<'captcha' | 'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  given: { readonly username: string; readonly password: string; readonly captcha?: string | undefined },
  source: CallSource,
): Promise<Credential | SecondStep> {
  const isCaptchaSolved = await verifyCaptcha(platform, church, given.captcha)
  const { username: email, password } = given
  const account = await verifyPassword(platform, church, { email, password, isCaptchaSolved }, source)
  if (!account) throw new DomainError('INVALID_CREDENTIALS')
  return startLogin(platform, church, account, source)
}

/**
 * Starts the session of a person whose first factor was verified, or the second step if their account has a second
 * factor. Throws ACCOUNT_INACTIVE, REGISTRATION_INCOMPLETE, MEMBERSHIP_INACTIVE.
 */
export async function startLogin(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  account: AccountRow,
  source: CallSource,
): Promise<Credential | SecondStep> {
  await requireEntry(platform, church, account)
  return account.segundoFatorDesde
    ? beginSecondStep(platform, church, account, { finalidade: 'SEGUNDO_FATOR', source })
    : startSession(platform, church, account, { source })
}

/** Starts a session that a session at another church proves, without a second step. Throws as `startLogin`. */
export async function startHandedOverSession(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  account: AccountRow,
  source: CallSource,
): Promise<Credential> {
  await requireEntry(platform, church, account)
  return startSession(platform, church, account, { source, isHandedOver: true })
}

/** Completes a login with the second factor. Throws INVALID_CODE, INVALID_FACTOR, and as `startLogin`. */
export async function completeLogin(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  given: { readonly desafio: string; readonly prova: FactorProof },
  source: CallSource,
): Promise<Credential> {
  const account = await takeSecondStep(platform, church, { finalidade: 'SEGUNDO_FATOR', ...given }, source)
  await requireEntry(platform, church, account)
  return startSession(platform, church, account, { source })
}

async function requireEntry(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  account: AccountRow,
): Promise<void> {
  if (!account.flagAtivo) throw new DomainError('ACCOUNT_INACTIVE')
  const member = await transactions.inChurch(church, (work) => findMemberOfAccount(work, account.id))
  if (member && !member.flagAtivo) throw new DomainError('MEMBERSHIP_INACTIVE')
  if (!member || member.flagPorConferir) throw new DomainError('REGISTRATION_INCOMPLETE')
}

export interface Proof {
  readonly email: string
  readonly password: string
  readonly isCaptchaSolved: boolean
}

/**
 * Verifies a password and returns its account; undefined for an unknown e-mail and for a wrong password, in the same
 * time. Each failure counts for the account, the address and the church. Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, BUSY.
 */
export async function verifyPassword(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { email, password, isCaptchaSolved }: Proof,
  source: CallSource,
): Promise<AccountRow | undefined> {
  const { transactions } = platform
  const { account, attempt } = await transactions.inIdentity(church, async (work) => ({
    attempt: await countAttempt(platform, work, { what: 'login', email, isCaptchaSolved }, source),
    account: await findAccountByEmail(work.tx, email),
  }))
  const isRight = await isPassword(account?.senhaHash, password)
  await transactions.inIdentity(church, async (work) => {
    if (isRight) {
      // Not for an unconfirmed account: its password may be a stranger's.
      if (account?.flagAtivo) await rememberNetwork(platform, work.tx, email, source)
      return forgiveAttempt(platform, work.tx, attempt)
    }
    await recordAct(platform, work, { acao: 'LOGIN_FAILED', accountId: account?.id ?? null, source })
    if (isSpraying(attempt)) await recordAct(platform, work, { acao: 'LOGIN_SPRAYING', accountId: null, source })
  })
  return isRight ? account : undefined
}

/**
 * Verifies the caller's password again and returns their account. A wrong one counts as a failed login and is not
 * answered 401, which would log the person out (specification §8). Throws WRONG_PASSWORD, and the rate limit's errors.
 */
export async function verifyPasswordAgain(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  { church, actor, source, inIdentity }: MemberCall,
  { senha, isCaptchaSolved }: { readonly senha: string; readonly isCaptchaSolved: boolean },
): Promise<AccountRow> {
  const own = await inIdentity(({ tx }) => findAccountById(tx, actor.accountId))
  if (!own) throw unauthenticated()
  const proof = { email: own.email, password: senha, isCaptchaSolved }
  const account = await verifyPassword(platform, church, proof, source)
  if (!account) throw new DomainError('WRONG_PASSWORD')
  return account
}

/** True only at the failure that reaches the limit, so that it is recorded once. */
const isSpraying = ({ counts }: Attempt) => counts.at(-1) === sprayingFrom
