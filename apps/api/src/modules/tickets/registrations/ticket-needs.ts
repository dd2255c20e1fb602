import type { Needs } from '../../../platform/platform.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import type { PaymentSignals } from '../../payments/orders/payments.signals.ts'
import type { TicketSignals } from './tickets.signals.ts'

/** The dependencies of the ticket services. */
export interface TicketNeeds extends PaymentNeeds, Needs<'captcha' | 'files' | 'wallets'> {
  readonly signals: PaymentSignals & TicketSignals
}
