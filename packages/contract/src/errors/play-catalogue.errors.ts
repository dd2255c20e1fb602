import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about Play. */
export const catalogueErrors = {
  /** A title that members have paid for stays; it can be withdrawn. */
  PLAY_TITLE_SOLD: { status: 409, message: 'Members have paid for this title. Withdraw it instead.' },
} as const satisfies ErrorCatalogue
