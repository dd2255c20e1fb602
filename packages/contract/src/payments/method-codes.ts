import type { PaymentMethodCode } from '../church-codes.ts'
import type { PaymentMethod } from './payment-states.ts'

/** Each method by the code that calls name it by (specification §3). */
export const methodCodes = {
  card: 'CREDIT_CARD',
  boleto: 'BOLETO',
  pix: 'PIX',
  manual_pix: 'PIX_MANUAL',
  paypal: 'PAYPAL',
  picpay: 'PICPAY',
  ach: 'ACH',
  cash: 'CASH',
  bank_transfer: 'BANK_TRANSFER',
} as const satisfies Record<PaymentMethod, PaymentMethodCode>

/** The method that a call names. */
export function findPaymentMethod(code: PaymentMethodCode): PaymentMethod {
  const found = Object.entries(methodCodes).find(([, written]) => written === code)
  if (!found) throw new Error(`No payment method has the code ${code}`)
  return found[0] as PaymentMethod
}
