import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { type OrderPayment, payOrder } from '../../../payments/pay-order.ts'
import { findAttempts } from '../flow/kept-purchase.ts'

export interface TicketPayment extends OrderPayment {
  readonly eventId: number
  readonly parcelas: number
}

/** Starts the payment of a registration's order; the same content sent again pays once. Answers also a refused one. */
export function payTickets({ eventId, ...payment }: TicketPayment): Promise<PaymentStatus> {
  return payOrder(findAttempts(eventId), payment)
}
