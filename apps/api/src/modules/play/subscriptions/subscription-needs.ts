import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'

/** What the services of subscriptions stand on. */
export type SubscriptionNeeds = PaymentNeeds
