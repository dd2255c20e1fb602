import type { ErrorCatalogue } from './errors.ts'

/** Refusals that a buyer of tickets meets, besides the codes of a purchase (`purchaseErrors`). */
export const buyingErrors = {
  /** The held seats were released; the purchase starts over. */
  HOLD_EXPIRED: { status: 409, message: 'The reservation has expired.' },
  /** The details name the ticket type and how many more the buyer may have: `ingressos.3`. */
  TICKET_LIMIT: { status: 409, message: 'This is more than one person may have.' },
  /** Visitors of one network hold so many unpaid tickets of the event that no more are given to them for the moment. */
  NETWORK_SHARE: { status: 409, message: 'Too many tickets were taken from this network.' },
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

/** Refusals that the holder of a ticket meets after the purchase. */
export const ticketChangeErrors = {
  /** The time for it is over, or the ticket was used, canceled or received from someone who paid for it. */
  NOT_CANCELABLE: { status: 409, message: 'This ticket can no longer be canceled here.' },
  /** The detail is the amount now: `devolucao`. */
  REFUND_CHANGED: { status: 409, message: 'Another amount comes back now.' },
  /** The event forbids it, its time is over, or the ticket was used, canceled, offered or is being refunded. */
  NOT_TRANSFERABLE: { status: 409, message: 'This ticket cannot be transferred.' },
  /** Used, withdrawn, or offered again by another link. */
  TRANSFER_ENDED: { status: 409, message: 'This offer of a ticket has ended.' },
  /** Their time is over, or the ticket was used or canceled. */
  ANSWERS_CLOSED: { status: 409, message: 'The answers can no longer be changed here.' },
} as const satisfies ErrorCatalogue

/** Answered by calls of staff about what events sell. */
export const ticketOfficeErrors = {
  /** A quota cannot have fewer seats than are taken. */
  SEATS_TAKEN: { status: 409, message: 'More seats than this are taken.' },
  /** Something was sold with it. */
  ALREADY_SOLD: { status: 409, message: 'This was sold already. Set it inactive instead.' },
  /** A check-in list that was used. */
  LIST_HAS_READINGS: { status: 409, message: 'Tickets were read with this list.' },
  /** No recipient of a message: no one has such a ticket, or an address. */
  NO_RECIPIENTS: { status: 409, message: 'No one would get this message.' },
  /** The detail names why: `arquivo`, with the row where it is known. */
  TABLE_UNREADABLE: { status: 400, message: 'This file is not a table that can be read.' },
  /** The details name rows and columns: `linhas.12.E-mail`. */
  IMPORT_HAS_PROBLEMS: { status: 409, message: 'Some rows cannot be entered. Nothing was.' },
  /** A door without a list reads nothing. */
  LAST_LIST: { status: 409, message: 'An event keeps at least one check-in list.' },
} as const satisfies ErrorCatalogue
