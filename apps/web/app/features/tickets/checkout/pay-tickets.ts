import type { PaymentMethodCode } from '@narthex/contract/churches/codes'
import { startPayment } from '@narthex/contract/payments/payment.endpoints'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { describeBrowser } from '../../../payments/describe-browser.ts'
import { describeMeans, nameMeans, type PaymentMeans } from '../../../payments/payment-means.ts'
import { callApi } from '../../../session/api.ts'
import { findAttempts } from '../flow/kept-purchase.ts'

export interface TicketPayment {
  readonly eventId: number
  readonly pedido: string
  readonly codigoMetodoPagamento: PaymentMethodCode
  readonly means: PaymentMeans | undefined
  readonly parcelas: number
}

/** Starts the payment of a registration's order; the same content sent again pays once. Answers also a refused one. */
export async function payTickets(payment: TicketPayment): Promise<PaymentStatus> {
  const { eventId, pedido, codigoMetodoPagamento, means, parcelas } = payment
  const attempts = findAttempts(eventId)
  const status = await callApi(startPayment, {
    body: {
      ...{ pedido, codigoMetodoPagamento, parcelas, navegador: describeBrowser() },
      chave: attempts.find('payment', [pedido, codigoMetodoPagamento, parcelas, nameMeans(means)]),
      ...describeMeans(means),
    },
  })
  if (status.situacao === 'canceled') attempts.endPayment()
  return status
}
