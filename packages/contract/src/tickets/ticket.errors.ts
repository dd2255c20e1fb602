import type { ErrorCatalogue } from '../errors.ts'

/** What a buyer of tickets meets, besides the codes of a purchase (`purchaseErrors`). */
export const buyingErrors = {
  /** Its seats were released; the purchase begins again. */
  HOLD_EXPIRED: { status: 409, message: 'The reservation has expired.' },
  /** The details name the ticket type and how many more the buyer may have: `ingressos.3`. */
  TICKET_LIMIT: { status: 409, message: 'This is more than one person may have.' },
  /** The details name the ticket: `participantes.0.dataNascimento`. */
  TICKET_AUDIENCE: { status: 409, message: 'This ticket is not for this person.' },
  /** Unknown, not valid yet or any more, used up, or for more people than come. */
  COUPON_UNAVAILABLE: { status: 409, message: 'This coupon cannot be used.' },
  /** Buying takes a login. */
  LOGIN_TO_BUY: { status: 409, message: 'Tickets of this event need a login.' },
  /** Seats are left, or the event has no waiting list. */
  NO_WAITING_LIST: { status: 409, message: 'There is no waiting list for this ticket.' },
} as const satisfies ErrorCatalogue
export type BuyingErrorCode = keyof typeof buyingErrors

/** Answered by calls of staff about what events sell. */
export const ticketOfficeErrors = {
  /** A quota cannot have fewer seats than are taken. */
  SEATS_TAKEN: { status: 409, message: 'More seats than this are taken.' },
  /** Something was sold with it. */
  ALREADY_SOLD: { status: 409, message: 'This was sold already. Set it inactive instead.' },
} as const satisfies ErrorCatalogue
