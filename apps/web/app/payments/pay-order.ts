import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { startPayment } from '@narthex/contract/payments/payment.endpoints'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { callApi } from '../session/api.ts'
import type { Attempts } from './attempt-keys.ts'
import { describeBrowser } from './describe-browser.ts'
import { describeMeans, nameMeans, type PaymentMeans } from './payment-means.ts'

export interface OrderPayment {
  readonly pedido: string
  readonly codigoMetodoPagamento: PaymentMethodCode
  readonly means: PaymentMeans | undefined
  /** Number of instalments, for purchases that can be paid in parts. */
  readonly parcelas?: number
}

/**
 * Starts the payment of an order; the same content sent again pays once. Answers also a payment that was refused: the next
 * one of the same order is another attempt.
 */
export async function payOrder(attempts: Attempts, { means, ...payment }: OrderPayment): Promise<PaymentStatus> {
  const { pedido, codigoMetodoPagamento, parcelas } = payment
  const status = await callApi(startPayment, {
    body: {
      ...payment,
      navegador: describeBrowser(),
      chave: attempts.find('payment', [pedido, codigoMetodoPagamento, parcelas, nameMeans(means)]),
      ...describeMeans(means),
    },
  })
  if (status.situacao === 'canceled') attempts.endPayment()
  return status
}
