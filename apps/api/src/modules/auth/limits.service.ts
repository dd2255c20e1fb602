import { type Attempt, type Counter, takeAttempt } from '../../platform/attempts/attempts.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countersOf, type Guessable } from './limits.rules.ts'

export interface Try {
  readonly what: Guessable
  readonly email: string
  readonly isCaptchaSolved: boolean
}

/**
 * Counts a try of something that can be guessed, within a transaction of `Database.inIdentity`.
 * Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED.
 */
export function takeTry(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { what, email, isCaptchaSolved }: Try,
  source: CallSource,
): Promise<Attempt> {
  return takeAttempt(platform, tx, countersOf(what, church, email, source), isCaptchaSolved)
}

/** Counts the use of something that is dear rather than secret. Throws TOO_MANY_REQUESTS. */
export async function countUse(platform: Platform, church: ChurchScope, counter: Counter): Promise<void> {
  await platform.database.inIdentity(church, (tx) => takeAttempt(platform, tx, [counter], false))
}

/** A form's captcha, taken if there is one. Throws INVALID_CAPTCHA. */
export async function takeCaptcha(
  { captcha }: Platform,
  church: ChurchScope,
  token: string | undefined,
): Promise<boolean> {
  if (token !== undefined) await captcha.verify(church, token)
  return token !== undefined
}
