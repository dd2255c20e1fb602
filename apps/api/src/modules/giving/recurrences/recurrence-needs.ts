import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import type { RecurrenceSignals } from './recurrence.signals.ts'

/** What the services of recurring gifts stand on. */
export interface RecurrenceNeeds extends PaymentNeeds {
  readonly recurrenceSignals: RecurrenceSignals
}
