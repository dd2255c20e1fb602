import type { Credential } from '@narthex/contract/auth/auth.schemas'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findMemberOfAccount, type MemberRow } from '../members/members.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { beginSecondStep, takeSecondStep } from './factors/second-step.service.ts'
import { verifyCaptcha } from './limits.service.ts'
import { verifyPassword } from './password-check.service.ts'
import { startSession } from './sessions.service.ts'

/**
 * Logs a person in at a church by e-mail and password. Throws INVALID_CREDENTIALS, the errors of `startLogin`, and
 * TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA after some attempts.
 */
export async function logIn(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: ChurchCall,
  given: GivenLogin,
  source: CallSource,
): Promise<Credential | SecondStep> {
  return startLogin(platform, call, await verifyLogin(platform, call, given, source), source)
}

export interface GivenLogin {
  readonly username: string
  readonly password: string
  readonly captcha?: string | undefined
}

/** Verifies an e-mail and a password, the first factor. Throws INVALID_CREDENTIALS and the rate limit's errors. */
export async function verifyLogin(
  platform: Needs<'captcha'>,
  call: ChurchCall,
  { username: email, password, captcha }: GivenLogin,
  source: CallSource,
): Promise<AccountRow> {
  const isCaptchaSolved = await verifyCaptcha(platform, call, captcha, source)
  const account = await verifyPassword(call, { email, password, isCaptchaSolved }, source)
  if (!account) throw new DomainError('INVALID_CREDENTIALS')
  return account
}

/**
 * Starts the session of a person whose first factor was verified, or the second step if their account has a second
 * factor.
 */
export async function startLogin(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  account: AccountRow,
  source: CallSource,
): Promise<Credential | SecondStep> {
  await requireEntry(call, account)
  return account.segundoFatorDesde
    ? beginSecondStep(platform, call, account, { finalidade: 'SEGUNDO_FATOR', source })
    : startSession(platform, call, account, { source })
}

/** Starts a session that a session at another church proves, without a second step. Throws as `startLogin`. */
export async function startHandedOverSession(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  account: AccountRow,
  source: CallSource,
): Promise<Credential> {
  await requireEntry(call, account)
  return startSession(platform, call, account, { source, isHandedOver: true })
}

/** Completes a login with the second factor. Throws INVALID_CODE, INVALID_FACTOR, and as `startLogin`. */
export async function completeLogin(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  given: { readonly desafio: string; readonly prova: FactorProof },
  source: CallSource,
): Promise<Credential> {
  const account = await takeSecondStep(platform, call, { finalidade: 'SEGUNDO_FATOR', ...given }, source)
  await requireEntry(call, account)
  return startSession(platform, call, account, { source })
}

/** Returns the person's membership. Throws where their account or their membership lets no one in. */
export async function requireEntry(call: ChurchCall, account: AccountRow): Promise<MemberRow> {
  if (!account.flagAtivo) throw new DomainError('ACCOUNT_INACTIVE')
  const member = await call.inChurch((work) => findMemberOfAccount(work, account.id))
  if (member && !member.flagAtivo) throw new DomainError('MEMBERSHIP_INACTIVE')
  if (!member || member.flagPorConferir) throw new DomainError('REGISTRATION_INCOMPLETE')
  return member
}
