import * as payments from '@narthex/contract/payments/payment.endpoints'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PaymentState } from '@narthex/contract/payments/payment-states'
import { callApi } from '../session/api.ts'

/** Loads the payment of an order. The order's code is enough: no login is needed. */
export function loadPayment(codigo: string): Promise<PaymentStatus> {
  return callApi(payments.getPayment, { params: { codigo } })
}

/** Asks the gateway. */
export function askGateway(codigo: string): Promise<PaymentStatus> {
  return callApi(payments.checkPayment, { params: { codigo } })
}

export function rehearse(pedido: string, situacao: PaymentState): Promise<PaymentStatus> {
  return callApi(payments.rehearsePayment, { body: { pedido, situacao } })
}
