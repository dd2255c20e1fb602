import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about second factors. */
export const factorErrors = {
  /** Wrong, used already, or not of this account; the answer does not say which. */
  INVALID_FACTOR: { status: 400, message: 'The second factor is not valid.' },
  /** Call `beginReauthentication` first. */
  REAUTHENTICATION_REQUIRED: { status: 403, message: 'Confirm your identity and try again.' },
  /** Remove the authenticator app before adding another. */
  FACTOR_EXISTS: { status: 409, message: 'This account already has an authenticator app.' },
  TOO_MANY_FACTORS: { status: 409, message: 'This account has reached its limit of passkeys.' },
  /** Recovery codes need a second factor. */
  NO_FACTOR: { status: 409, message: 'This account has no second factor.' },
  /** Passkeys need a host with a name, not an IP address. */
  PASSKEYS_UNAVAILABLE: { status: 409, message: 'Passkeys are not available at this address.' },
  /** Only staff with a second factor may require one of others. */
  OWN_FACTOR_FIRST: { status: 409, message: 'Add a second factor to your own account first.' },
  /** The account belongs to other churches too, so this church may not remove its factors. */
  LOGIN_SHARED: { status: 409, message: 'This account also belongs to other churches.' },
} as const satisfies ErrorCatalogue
