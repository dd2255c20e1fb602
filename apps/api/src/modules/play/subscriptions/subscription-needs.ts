import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'

/** The dependencies of the subscription services. */
export type SubscriptionNeeds = PaymentNeeds
