import * as z from 'zod'
import { decimalAmount, findState, optionalText, type StateTable } from '../gateway-answers.ts'
import type { PaymentSnapshot } from '../payment-gateway.ts'

export const picpayOrder = z.object({
  referenceId: z.string(),
  paymentUrl: z.string(),
  expiresAt: z.string(),
  qrcode: z.object({ content: z.string() }).nullish(),
})

export const picpayStatus = z.object({
  referenceId: z.string(),
  status: z.string(),
  authorizationId: optionalText,
  summary: z
    .object({ authorized: decimalAmount.nullish(), paid: decimalAmount.nullish(), refunded: decimalAmount.nullish() })
    .nullish(),
})
type PicpayStatus = z.output<typeof picpayStatus>

/** `analysis` and `completed` are of older documents. */
const states: StateTable = {
  created: 'awaiting_payer',
  expired: 'expired',
  analysis: 'in_review',
  authorized: 'authorized',
  paid: 'paid',
  completed: 'paid',
  refunded: 'refunded',
  chargeback: 'disputed',
}

/** PicPay does not say what an open order is worth, nor its address for payment again. */
export function toPicpaySnapshot({ referenceId, status, summary }: PicpayStatus): PaymentSnapshot {
  const named = findState(states, status)
  const amount = summary?.authorized || summary?.paid || 0
  const captured = summary?.paid ?? 0
  const refunded = named === 'refunded' ? captured : (summary?.refunded ?? 0)
  const state = named === 'paid' && refunded > 0 ? 'partially_refunded' : named
  return {
    externalId: referenceId,
    reference: referenceId,
    state,
    rawState: status,
    captured,
    refunded,
    money: { amount, currency: 'BRL' },
    ...(amount === 0 && { isAmountUnknown: true as const }),
  }
}
