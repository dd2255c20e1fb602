import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about sessions of the office. */
export const officeErrors = {
  /** The password is right, but the office is for staff. */
  NO_STAFF_ROLE: { status: 403, message: 'This person has no role in the office of this church.' },
} as const satisfies ErrorCatalogue
