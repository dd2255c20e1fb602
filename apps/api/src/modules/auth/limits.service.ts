import { type Attempt, takeAttempt } from '../../platform/attempts/attempts.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { isKnownNetwork } from './known-networks.service.ts'
import { type Guessable, toCounters } from './limits.rules.ts'

export interface Try {
  readonly what: Guessable
  readonly email: string
  readonly isCaptchaSolved: boolean
}

/** Counts a try of something that can be guessed, within a transaction of `Database.inIdentity`. */
export async function countAttempt(
  work: ChurchWork,
  { what, email, isCaptchaSolved }: Try,
  source: CallSource,
): Promise<Attempt> {
  const isKnown = what === 'login' && (await isKnownNetwork(work, email, source))
  const counters = toCounters({ what, email, isKnownNetwork: isKnown }, work.church, source)
  return takeAttempt(work, counters, isCaptchaSolved)
}

/** A form's captcha, taken if there is one. `source` tells where the form was sent: the site by default. */
export async function verifyCaptcha(
  { captcha }: Needs<'captcha'>,
  call: ChurchCall,
  token: string | undefined,
  source?: CallSource,
): Promise<boolean> {
  if (token !== undefined) await captcha.verify(call.church, token, source)
  return token !== undefined
}
