import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { PaymentFacts } from '../../payments/orders/payments.signals.ts'
import type { RegistrationRow, WaitingRow } from './registrations.queries.ts'

/** Runs in the transaction that writes the change; an error undoes it. */
export type RegistrationListener = (work: ChurchWork, registration: RegistrationRow) => Promise<void>

/** Listeners of tickets, such as mails. */
export interface TicketSignals {
  /** Once per registration: it is paid, or free, or entered by staff. */
  readonly ticketsConfirmed: readonly RegistrationListener[]
  /** Many registrations, which staff entered from a table, are confirmed; their event begins at `start`. */
  readonly registrationsImported: readonly ((
    work: ChurchWork,
    codes: readonly string[],
    about: { readonly start: Date; readonly isMailed: boolean },
  ) => Promise<void>)[]
  /** Its payment waits for the payer: a Pix code, a boleto, cash. */
  readonly registrationWaiting: readonly ((
    work: ChurchWork,
    registration: RegistrationRow,
    payment: PaymentFacts,
  ) => Promise<void>)[]
  /** It ended after it had an order or tickets: not paid in time, canceled, refunded. Not for a hold alone. */
  readonly registrationEnded: readonly ((
    work: ChurchWork,
    registration: RegistrationRow,
    from: RegistrationState,
  ) => Promise<void>)[]
  /** Some of its tickets were canceled, and others are left. */
  readonly ticketsCanceled: readonly ((
    work: ChurchWork,
    registration: RegistrationRow,
    ticketIds: readonly number[],
  ) => Promise<void>)[]
  /** A part of its money went back; `refunded` cents in all so far. */
  readonly ticketsRefunded: readonly ((
    work: ChurchWork,
    registration: RegistrationRow,
    refunded: number,
  ) => Promise<void>)[]
  /** A ticket is offered to a person, who gets a link. */
  readonly transferOffered: readonly ((work: ChurchWork, transferCode: string) => Promise<void>)[]
  /** A ticket became another person's. `from`: the registration that it left. */
  readonly ticketTransferred: readonly ((work: ChurchWork, from: RegistrationRow, ticketId: number) => Promise<void>)[]
  /** Seats are held for someone on the waiting list until `expiraEm` of the registration. */
  readonly waitingOffered: readonly ((
    work: ChurchWork,
    waiting: WaitingRow,
    registration: RegistrationRow,
  ) => Promise<void>)[]
}

export const noTicketSignals: TicketSignals = {
  ticketsConfirmed: [],
  registrationsImported: [],
  registrationWaiting: [],
  registrationEnded: [],
  ticketsCanceled: [],
  ticketsRefunded: [],
  transferOffered: [],
  ticketTransferred: [],
  waitingOffered: [],
}

declare module '../../../platform/modules/module.ts' {
  interface Signals extends TicketSignals {}
}
