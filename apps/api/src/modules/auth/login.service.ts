import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { type Attempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { unauthenticated } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMembership } from '../users/members.service.ts'
import { type AccountRow, findAccountByEmail, findAccountById } from './accounts.queries.ts'
import {
  accountInactive,
  invalidCredentials,
  membershipInactive,
  registrationIncomplete,
  wrongPassword,
} from './auth.errors.ts'
import { sprayingFrom } from './limits.rules.ts'
import { takeCaptcha, takeTry } from './limits.service.ts'
import { isPassword } from './password-hashing.service.ts'
import { startSession } from './sessions.service.ts'

/**
 * Logs a person in at a church by e-mail and password. Throws INVALID_CREDENTIALS, what `enter` throws, and
 * TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA after some tries.
 */
export async function logIn(
  platform: Platform,
  church: ChurchScope,
  given: { readonly username: string; readonly password: string; readonly captcha?: string | undefined },
  source: CallSource,
): Promise<Credential> {
  const isCaptchaSolved = await takeCaptcha(platform, church, given.captcha)
  const { username: email, password } = given
  const account = await provePassword(platform, church, { email, password, isCaptchaSolved }, source)
  if (!account) throw invalidCredentials()
  return enter(platform, church, account, source)
}

/** Starts the session of a proven person. Throws ACCOUNT_INACTIVE, REGISTRATION_INCOMPLETE, MEMBERSHIP_INACTIVE. */
export async function enter(
  platform: Platform,
  church: ChurchScope,
  account: AccountRow,
  source: CallSource,
): Promise<Credential> {
  if (!account.flagAtivo) throw accountInactive()
  const member = await platform.database.inScope(church, (tx) => findMembership(church, tx, account.id))
  if (!member) throw registrationIncomplete()
  if (!member.flagAtivo) throw membershipInactive()
  return startSession(platform, church, account, source)
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
  platform: Platform,
  church: ChurchScope,
  { email, password, isCaptchaSolved }: Proof,
  source: CallSource,
): Promise<AccountRow | undefined> {
  const { database } = platform
  const { account, attempt } = await database.inIdentity(church, async (tx) => ({
    attempt: await takeTry(platform, church, tx, { what: 'login', email, isCaptchaSolved }, source),
    account: await findAccountByEmail(tx, email),
  }))
  const isRight = await isPassword(account?.senhaHash, password)
  await database.inIdentity(church, async (tx) => {
    if (isRight) return forgiveAttempt(platform, tx, attempt)
    await recordAct(platform, church, tx, { acao: 'LOGIN_FAILED', contaId: account?.id ?? null, source })
    if (isSpraying(attempt)) await recordAct(platform, church, tx, { acao: 'LOGIN_SPRAYING', contaId: null, source })
  })
  return isRight ? account : undefined
}

/**
 * The login of who is logged in, proven once more by its password. A wrong one counts as a failed login, and is no 401:
 * that would log the person out (specification §8). Throws WRONG_PASSWORD, and what limits throw.
 */
export async function proveAgain(
  platform: Platform,
  church: ChurchScope,
  { senha, isCaptchaSolved }: { readonly senha: string; readonly isCaptchaSolved: boolean },
  { actor, source }: { actor: Actor; source: CallSource },
): Promise<AccountRow> {
  const own = await platform.database.inIdentity(church, (tx) => findAccountById(tx, actor.userId))
  if (!own) throw unauthenticated()
  const proof = { email: own.email, password: senha, isCaptchaSolved }
  const account = await provePassword(platform, church, proof, source)
  if (!account) throw wrongPassword()
  return account
}

/** Once, at the failure that makes it one. */
const isSpraying = ({ counts }: Attempt) => counts.at(-1) === sprayingFrom
