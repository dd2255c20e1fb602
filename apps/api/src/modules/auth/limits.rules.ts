import type { AttemptLimit } from '../../platform/attempts/attempts.rules.ts'
import type { Counter } from '../../platform/attempts/attempts.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { toNetwork } from '../../platform/net/to-network.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { foldEmail } from '../../platform/strangers/fold-email.ts'

/**
 * Attempts within a quarter of an hour. A right password takes its attempt back, so that a full hall behind one address
 * may log in. No limit blocks a whole church: there a flood only leads to captchas.
 */
export const limits = {
  login: {
    login: { captchaFrom: 3, maxAttempts: 10 },
    address: { captchaFrom: 20, maxAttempts: 100 },
    church: { captchaFrom: 100 },
  },
  // One guess in a million succeeds, and the client already has the password.
  'second factor': {
    login: { maxAttempts: 5 },
    address: { maxAttempts: 50 },
    church: {},
  },
  // Passkeys cannot be guessed; the limit is for the cost of the verification.
  passkey: {
    login: { maxAttempts: 30 },
    address: { maxAttempts: 100 },
    church: {},
  },
  'look-up': {
    login: { captchaFrom: 5, maxAttempts: 30 },
    address: { captchaFrom: 10, maxAttempts: 150 },
    church: { captchaFrom: 150 },
  },
  mail: {
    login: { captchaFrom: 1, maxAttempts: 4 },
    address: { captchaFrom: 3, maxAttempts: 60 },
    church: { captchaFrom: 100 },
  },
  registration: {
    login: { maxAttempts: 10 },
    address: { maxAttempts: 100 },
    church: { captchaFrom: 1 },
  },
} as const satisfies Record<string, Record<'login' | 'address' | 'church', AttemptLimit>>
export type Guessable = keyof typeof limits

export interface Tried {
  readonly what: Guessable
  readonly email: string
  /** True for networks of past logins, which have a limit of their own that strangers cannot use up. */
  readonly isKnownNetwork: boolean
}

/** Attempts that mail the address: all spellings of one mailbox share a counter. */
const mailing: readonly Guessable[] = ['mail', 'registration']

/** The counters of an attempt: by account, by address and by church. */
export function toCounters(
  { what, email, isKnownNetwork }: Tried,
  church: ChurchScope,
  { address }: CallSource,
): Counter[] {
  const { login, address: ofAddress, church: ofChurch } = limits[what]
  const name = mailing.includes(what) ? foldEmail(email) : email
  return [
    isKnownNetwork
      ? { what: `${what} of a login from a known network`, who: `${name} ${toNetwork(address)}`, limit: login }
      : { what: `${what} of a login`, who: name, limit: login },
    { what: `${what} from an address`, who: toNetwork(address), limit: ofAddress },
    { what: `${what} at a church`, who: church.uuid, limit: ofChurch },
  ]
}

/** Number of failures from which a client that has the password is taken to be guessing the second factor. */
export const guessingFrom = limits['second factor'].login.maxAttempts

/** Number of failed logins that indicates password spraying: one password tried on many accounts of a church. */
export const sprayingFrom = limits.login.church.captchaFrom
