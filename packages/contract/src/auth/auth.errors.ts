/** Answered by calls about logins: code → HTTP status. */
export const authErrors = {
  /** The same for an unknown e-mail and a wrong password. */
  INVALID_CREDENTIALS: 401,
  /** The refresh token is unknown, used, expired or revoked. */
  SESSION_ENDED: 401,
  /** The e-mail was not confirmed. */
  ACCOUNT_INACTIVE: 403,
  /** The church has locked this person out. */
  MEMBERSHIP_INACTIVE: 403,
  /** The login is right; this church does not know the person yet. */
  REGISTRATION_INCOMPLETE: 403,
  EMAIL_NOT_FOUND: 404,
  /** The current password, given again to change it. */
  WRONG_PASSWORD: 400,
  /** A code of an e-mail or of a hand-off: unknown, used, expired, or another church's. */
  INVALID_CODE: 400,
} as const
export type AuthErrorCode = keyof typeof authErrors
