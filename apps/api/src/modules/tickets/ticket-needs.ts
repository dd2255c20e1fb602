import type { PaymentNeeds } from '../payments/payment-needs.ts'
import type { TicketSignals } from './tickets.signals.ts'

/** What the services of tickets stand on. */
export interface TicketNeeds extends PaymentNeeds {
  readonly ticketSignals: TicketSignals
}
