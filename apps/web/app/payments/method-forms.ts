import type { PaymentMethodCode } from '@narthex/contract/church-codes'

/** Form that opens after a method is chosen. */
export type MethodForm = 'card' | 'bank'

export const formByMethod: Readonly<Partial<Record<PaymentMethodCode, MethodForm>>> = {
  CREDIT_CARD: 'card',
  ACH: 'bank',
}
