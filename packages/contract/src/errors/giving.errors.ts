import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about gifts and recurring gifts. */
export const givingErrors = {
  /** No giving options, or no way to pay (specification §8). */
  GIVING_UNAVAILABLE: { status: 409, message: 'This church does not accept online giving.' },
  REASON_UNAVAILABLE: { status: 409, message: 'This giving reason is not available.' },
  /** The minimum of the gift, or of one of its reasons (specification §5). */
  GIFT_TOO_SMALL: { status: 409, message: 'The amount must be more than the minimum.' },
  RECURRENCE_NOT_ALLOWED: { status: 409, message: 'This giving reason cannot be given to regularly.' },
  RECURRENCE_ENDED: { status: 409, message: 'This recurring gift has ended.' },
  /** A charge of this cycle is under way. */
  CYCLE_IN_PROGRESS: { status: 409, message: 'This gift is being charged now.' },
} as const satisfies ErrorCatalogue
