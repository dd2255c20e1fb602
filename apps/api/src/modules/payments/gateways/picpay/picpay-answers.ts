import type { PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { decimalAmount } from '../gateway-words.ts'
import type { PaymentSnapshot } from '../payment-gateway.ts'

const text = z.string().nullish()

export const picpayOrder = z.object({
  referenceId: z.string(),
  paymentUrl: z.string(),
  expiresAt: z.string(),
  qrcode: z.object({ content: z.string() }).nullish(),
})

export const picpayStatus = z.object({
  referenceId: z.string(),
  status: z.string(),
  authorizationId: text,
  summary: z
    .object({ authorized: decimalAmount.nullish(), paid: decimalAmount.nullish(), refunded: decimalAmount.nullish() })
    .nullish(),
})
export type PicpayStatus = z.output<typeof picpayStatus>

/** `analysis` and `completed` are of older documents. */
const states: Readonly<Record<string, PaymentState>> = {
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
  const named = Object.hasOwn(states, status) ? states[status] : undefined
  const amount = summary?.authorized || summary?.paid || 0
  const captured = summary?.paid ?? 0
  const refunded = named === 'refunded' ? captured : (summary?.refunded ?? 0)
  const state = named === 'paid' && refunded > 0 ? 'partially_refunded' : (named ?? 'unknown')
  return {
    ...{ externalId: referenceId, reference: referenceId, state, rawState: status, captured, refunded },
    money: { amount, currency: 'BRL' },
    ...(amount === 0 && { isAmountUnknown: true as const }),
  }
}
