import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about member cards. */
export const cardErrors = {
  /** No card, or none that is still valid (specification §8). */
  NO_MEMBER_CARD: { status: 404, message: 'This person has no member card.' },
  MEMBER_NUMBER_IN_USE: { status: 409, message: 'Another card of this church has this number.' },
} as const satisfies ErrorCatalogue
