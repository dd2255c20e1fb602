import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about broadcasts. */
export const liveErrors = {
  /** The broadcast cannot change from its current state to the requested one. */
  BROADCAST_STATE: { status: 409, message: 'The broadcast cannot change to this state now.' },
  /** The host has closed it, or the service is over. */
  MOMENT_CLOSED: { status: 409, message: 'This is no longer open.' },
  /** The broadcast has begun or was canceled. */
  REMINDER_TOO_LATE: { status: 409, message: 'There is nothing left to be reminded of.' },
} as const satisfies ErrorCatalogue
