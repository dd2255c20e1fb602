import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about broadcasts. */
export const liveErrors = {
  /** Its state does not lead to the wanted one. */
  BROADCAST_STATE: { status: 409, message: 'The broadcast cannot change to this state now.' },
  /** The host has closed it, or the service is over. */
  MOMENT_CLOSED: { status: 409, message: 'This is no longer open.' },
  /** It has begun, or was canceled. */
  REMINDER_TOO_LATE: { status: 409, message: 'There is nothing left to be reminded of.' },
} as const satisfies ErrorCatalogue
