import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about roles, and when a member leaves. */
export const roleErrors = {
  /** A church keeps at least one administrator. */
  LAST_ADMIN: { status: 409, message: 'This person is the only administrator of the church.' },
} as const satisfies ErrorCatalogue
