import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about accounts and sessions. */
export const authErrors = {
  /** An unknown e-mail or a wrong password: the answer does not say which. */
  INVALID_CREDENTIALS: { status: 401, message: 'The e-mail or the password is wrong.' },
  /** The refresh token is unknown, used, expired or revoked. */
  SESSION_ENDED: { status: 401, message: 'This session has ended.' },
  ACCOUNT_INACTIVE: { status: 403, message: 'The e-mail is not confirmed.' },
  /** The church has closed this person's access. */
  MEMBERSHIP_INACTIVE: { status: 403, message: 'This church has closed this membership.' },
  /** The account is right, and this church has no member for it yet. */
  REGISTRATION_INCOMPLETE: { status: 403, message: 'This person is not registered at this church.' },
  EMAIL_NOT_FOUND: { status: 404, message: 'There is no account with this e-mail.' },
  /** The current password, given again to confirm a change. */
  WRONG_PASSWORD: { status: 400, message: 'The current password is wrong.' },
  /** A code of an e-mail or of a hand-off: unknown, used, expired, or another church's. */
  INVALID_CODE: { status: 400, message: 'The code is not valid or has expired.' },
} as const satisfies ErrorCatalogue
