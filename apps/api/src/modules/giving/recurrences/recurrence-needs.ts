import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import type { PaymentSignals } from '../../payments/orders/payments.signals.ts'
import type { RecurrenceSignals } from './recurrence.signals.ts'

/** Platform services that recurring gifts need. */
export interface RecurrenceNeeds extends PaymentNeeds {
  readonly signals: PaymentSignals & RecurrenceSignals
}
