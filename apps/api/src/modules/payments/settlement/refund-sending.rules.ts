import type { PaymentState } from '@narthex/contract/payments/payment-states'
import type { RefundState } from '../orders/payments.tables.ts'

/** Longer than a gateway may take to answer. */
export const sendingMs = 30_000
/** How long a refund without an answer is looked for at the gateway before a person is asked. */
export const lookingMs = 3_600_000

export interface RefundFacts {
  readonly situacao: RefundState
  readonly valor: number
  readonly enviadoEm: Date | null
}

/** May still become money that went back. */
export const isUndecided = ({ situacao }: Pick<RefundFacts, 'situacao'>): boolean =>
  situacao === 'PENDENTE' || situacao === 'CONFERIR'

export interface RefundedPayment {
  readonly situacao: PaymentState
  readonly capturado: number
  readonly estornado: number
}

/**
 * Decides what to do with a refund after its payment was read. Sending it again is safe where the gateway knows
 * repeated requests by their key, or where a second refund would be more than is left of the payment: no gateway gives
 * that. Otherwise it is looked for, and at last a person is asked.
 */
export function decideRefund(
  { situacao, valor, enviadoEm }: RefundFacts,
  payment: RefundedPayment,
  hasIdempotencyKey: boolean,
  now: Date,
): 'nothing' | 'wait' | 'ask' | 'send' {
  // The gateway has taken it, and is still at it.
  if (situacao !== 'PENDENTE' || payment.situacao === 'refund_pending') return 'nothing'
  if (!enviadoEm) return 'send'
  const age = now.getTime() - enviadoEm.getTime()
  if (age < sendingMs) return 'wait'
  const left = payment.capturado - payment.estornado
  if (hasIdempotencyKey || 2 * valor > left) return 'send'
  return age < lookingMs ? 'wait' : 'ask'
}
