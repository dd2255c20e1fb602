import { currencies, type PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { findState, optionalText, refusalCode, type StateTable } from '../gateway-answers.ts'
import type { PayerAction, PaymentSnapshot } from '../payment-gateway.ts'

const cents = z.int().nonnegative()

const nextAction = z.object({
  type: z.string(),
  redirect_to_url: z.object({ url: z.string() }).nullish(),
  pix_display_qr_code: z
    .object({ data: z.string(), expires_at: z.number(), hosted_instructions_url: optionalText })
    .nullish(),
  boleto_display_details: z.object({ number: z.string(), pdf: optionalText, expires_at: z.number() }).nullish(),
  verify_with_microdeposits: z.object({ hosted_verification_url: optionalText }).nullish(),
})

export const stripeFailure = z.object({ code: refusalCode, decline_code: refusalCode.nullish() })

export const stripePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: cents,
  amount_received: cents.nullish(),
  currency: z.string().toUpperCase().pipe(z.enum(currencies)),
  client_secret: optionalText,
  metadata: z.object({ reference: optionalText }).nullish(),
  next_action: nextAction.nullish(),
  cancellation_reason: optionalText,
  last_payment_error: stripeFailure.nullish(),
  latest_charge: z
    .union([
      z.string().transform(() => undefined),
      z.object({ amount_refunded: cents, disputed: z.boolean().nullish() }),
    ])
    .nullish(),
})
type StripePayment = z.output<typeof stripePayment>

export const stripePaymentList = z.object({ data: z.array(stripePayment), has_more: z.boolean().catch(false) })
export const stripeRefundList = z.object({
  data: z.array(z.object({ status: optionalText, metadata: z.object({ key: optionalText }).nullish() })),
})
export const stripeObject = z.object({ id: z.string() })

const states: StateTable = {
  requires_confirmation: 'created',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'paid',
  canceled: 'canceled',
}

/** The snapshot of a PaymentIntent whose `latest_charge` was expanded. */
export function toStripeSnapshot(payment: StripePayment, publicKey: string): PaymentSnapshot {
  const captured = payment.amount_received ?? 0
  const refunded = payment.latest_charge?.amount_refunded ?? 0
  const action = readAction(payment, publicKey)
  const failure = payment.last_payment_error
  const declineCode = failure ? (failure.decline_code ?? failure.code) : undefined
  return {
    externalId: payment.id,
    reference: payment.metadata?.reference ?? null,
    state: readState(payment, action, refunded),
    rawState: payment.status,
    money: { amount: payment.amount, currency: payment.currency },
    captured,
    refunded,
    ...(action && { action }),
    ...(declineCode && { declineCode }),
  }
}

function readState(payment: StripePayment, action: PayerAction | undefined, refunded: number): PaymentState {
  const { status } = payment
  if (status === 'requires_payment_method') return payment.last_payment_error ? 'failed' : 'created'
  const state = findState(states, status)
  if (state === 'requires_action')
    return action?.kind === 'challenge' || action?.kind === 'script' || !action ? state : 'awaiting_payer'
  if (state !== 'paid') return state
  if (payment.latest_charge?.disputed) return 'disputed'
  if (refunded === 0) return 'paid'
  return refunded < payment.amount ? 'partially_refunded' : 'refunded'
}

const toMoment = (seconds: number) => new Date(seconds * 1000).toISOString()

function readAction({ status, next_action, client_secret }: StripePayment, publicKey: string): PayerAction | undefined {
  if (status !== 'requires_action' || !next_action) return undefined
  const { redirect_to_url: redirect, pix_display_qr_code: pix, boleto_display_details: boleto } = next_action
  if (redirect) return { kind: 'challenge', url: redirect.url }
  if (pix) {
    const url = pix.hosted_instructions_url
    return { kind: 'qr', payload: pix.data, expiresAt: toMoment(pix.expires_at), ...(url && { url }) }
  }
  if (boleto) {
    const dueDate = toMoment(boleto.expires_at).slice(0, 10)
    return { kind: 'boleto', line: boleto.number, dueDate, ...(boleto.pdf && { pdfUrl: boleto.pdf }) }
  }
  if (next_action.verify_with_microdeposits) {
    const url = next_action.verify_with_microdeposits.hosted_verification_url
    return { kind: 'deposits', ...(url && { url }) }
  }
  return client_secret ? { kind: 'script', clientSecret: client_secret, publicKey } : undefined
}
