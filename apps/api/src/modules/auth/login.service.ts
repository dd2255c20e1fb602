import type { Credential } from '@narthex/contract/auth/auth.schemas'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { type Attempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError, unauthenticated } from '../../platform/errors/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { type AccountRow, findAccountByEmail, findAccountById } from './accounts.queries.ts'
import { beginSecondStep, takeSecondStep } from './factors/second-step.service.ts'
import { rememberNetwork } from './known-networks.service.ts'
import { sprayingFrom } from './limits.rules.ts'
import { takeCaptcha, takeTry } from './limits.service.ts'
import { isPassword } from './password-hashing.service.ts'
import { startSession } from './sessions.service.ts'

/**
 * Logs a person in at a church by e-mail and password, as far as `enter` does. Throws INVALID_CREDENTIALS, what `enter` throws, and
 * TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA after some tries.
 */
export async function logIn(
  platform: Needs<'captcha' | 'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  given: { readonly username: string; readonly password: string; readonly captcha?: string | undefined },
  source: CallSource,
): Promise<Credential | SecondStep> {
  const isCaptchaSolved = await takeCaptcha(platform, church, given.captcha)
  const { username: email, password } = given
  const account = await provePassword(platform, church, { email, password, isCaptchaSolved }, source)
  if (!account) throw new DomainError('INVALID_CREDENTIALS')
  return enter(platform, church, account, source)
}

/**
 * Lets a person in whose first factor is proven: with their session, or with what asks for the second factor where their
 * login has one. Throws ACCOUNT_INACTIVE, REGISTRATION_INCOMPLETE, MEMBERSHIP_INACTIVE.
 */
export async function enter(
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

/** Lets a person in whom a session at another church proves, which asked for all there was to ask. Throws as `enter`. */
export async function enterHandedOver(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  account: AccountRow,
  source: CallSource,
): Promise<Credential> {
  await requireEntry(platform, church, account)
  return startSession(platform, church, account, { source, isHandedOver: true })
}

/** Logs a person in by the second factor that a login asked for. Throws INVALID_CODE, INVALID_FACTOR, and as `enter`. */
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
 * The login that a password proves; undefined for an unknown e-mail and a wrong password alike, after the same work.
 * Each failure counts against the login, the address and the church. Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, BUSY.
 */
export async function provePassword(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { email, password, isCaptchaSolved }: Proof,
  source: CallSource,
): Promise<AccountRow | undefined> {
  const { transactions } = platform
  const { account, attempt } = await transactions.inIdentity(church, async (work) => ({
    attempt: await takeTry(platform, work, { what: 'login', email, isCaptchaSolved }, source),
    account: await findAccountByEmail(work.tx, email),
  }))
  const isRight = await isPassword(account?.senhaHash, password)
  await transactions.inIdentity(church, async (work) => {
    if (isRight) {
      // Not of an unconfirmed login: its password may be that of a stranger.
      if (account?.flagAtivo) await rememberNetwork(platform, work.tx, email, source)
      return forgiveAttempt(platform, work.tx, attempt)
    }
    await recordAct(platform, work, { acao: 'LOGIN_FAILED', accountId: account?.id ?? null, source })
    if (isSpraying(attempt)) await recordAct(platform, work, { acao: 'LOGIN_SPRAYING', accountId: null, source })
  })
  return isRight ? account : undefined
}

/**
 * The login of who is logged in, proven once more by its password. A wrong one counts as a failed login, and is no 401:
 * that would log the person out (specification §8). Throws WRONG_PASSWORD, and what limits throw.
 */
export async function proveAgain(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { senha, isCaptchaSolved }: { readonly senha: string; readonly isCaptchaSolved: boolean },
  { actor, source }: { actor: Actor; source: CallSource },
): Promise<AccountRow> {
  const own = await platform.transactions.inIdentity(church, ({ tx }) => findAccountById(tx, actor.accountId))
  if (!own) throw unauthenticated()
  const proof = { email: own.email, password: senha, isCaptchaSolved }
  const account = await provePassword(platform, church, proof, source)
  if (!account) throw new DomainError('WRONG_PASSWORD')
  return account
}

/** Once, at the failure that makes it one. */
const isSpraying = ({ counts }: Attempt) => counts.at(-1) === sprayingFrom
