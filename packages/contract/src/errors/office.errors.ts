import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about sessions of the office. */
export const officeErrors = {
  /** The password is right, but the office is for staff. */
  NO_STAFF_ROLE: { status: 403, message: 'This person has no role in the office of this church.' },
  /** Another access is open: it has to end before one with another reason or right begins. */
  SUPPORT_ALREADY_OPEN: { status: 409, message: 'Support access is open already.' },
} as const satisfies ErrorCatalogue
