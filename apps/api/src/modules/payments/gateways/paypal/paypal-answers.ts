import { currencies, type PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { decimalAmount, findState, optionalText, type StateTable } from '../gateway-answers.ts'
import type { PayerAction, PaymentSnapshot } from '../payment-gateway.ts'

const money = z.object({ currency_code: z.enum(currencies), value: decimalAmount })

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  status_details: z.object({ reason: optionalText }).nullish(),
})
const refund = z.object({ status: optionalText, amount: money, custom_id: optionalText })
const links = z.array(z.object({ rel: z.string(), href: z.string() })).nullish()

export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        invoice_id: optionalText,
        amount: money,
        payments: z.object({ captures: z.array(capture).nullish(), refunds: z.array(refund).nullish() }).nullish(),
      }),
    )
    .min(1),
  payment_source: z
    .object({
      paypal: z
        .object({
          attributes: z.object({ vault: z.object({ id: optionalText, status: optionalText }).nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
  links,
})
type PaypalOrder = z.output<typeof paypalOrder>

const relatedIds = z.object({ related_ids: z.object({ order_id: optionalText }).nullish() }).nullish()
export const paypalCapture = z.object({ supplementary_data: relatedIds })

export const paypalEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z.object({
    id: optionalText,
    invoice_id: optionalText,
    purchase_units: z.array(z.object({ invoice_id: optionalText })).nullish(),
    supplementary_data: relatedIds,
    links,
  }),
})
export type PaypalEvent = z.output<typeof paypalEvent>
export const paypalEventList = z.object({ events: z.array(paypalEvent).nullish(), links })

/** An order that is not captured. For a wallet, to approve it is the action that the payer is required to do. */
const orderStates: StateTable = {
  CREATED: 'awaiting_payer',
  SAVED: 'awaiting_payer',
  APPROVED: 'awaiting_payer',
  PAYER_ACTION_REQUIRED: 'awaiting_payer',
  VOIDED: 'canceled',
}

const captureStates: StateTable = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
}

const pendingStates: StateTable = {
  PENDING_REVIEW: 'in_review',
  BUYER_COMPLAINT: 'disputed',
  CHARGEBACK: 'disputed',
}

export const findCapture = ({ purchase_units }: PaypalOrder) => purchase_units[0]?.payments?.captures?.at(-1)
export const listRefunds = ({ purchase_units }: PaypalOrder) => purchase_units[0]?.payments?.refunds ?? []

export function toPaypalSnapshot(order: PaypalOrder): PaymentSnapshot {
  const [unit] = order.purchase_units
  if (!unit) throw new RangeError('An order has a purchase unit')
  const taken = findCapture(order)
  const state = readState(order)
  const captured = taken && /^(COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(taken.status) ? taken.amount.value : 0
  const done = listRefunds(order).filter(({ status }) => status === 'COMPLETED')
  const refunded = state === 'refunded' ? captured : done.reduce((sum, { amount }) => sum + amount.value, 0)
  const action = state === 'awaiting_payer' ? readApproval(order) : undefined
  const vault = order.payment_source?.paypal?.attributes?.vault
  return {
    externalId: order.id,
    reference: unit.invoice_id ?? null,
    state,
    rawState: taken ? `${order.status} ${taken.status}` : order.status,
    money: { amount: unit.amount.value, currency: unit.amount.currency_code },
    captured,
    refunded,
    ...(action && { action }),
    ...(vault?.id && vault.status === 'VAULTED' && { savedToken: vault.id }),
  }
}

function readState(order: PaypalOrder): PaymentState {
  const taken = findCapture(order)
  if (!taken) return findState(orderStates, order.status)
  const reason = taken.status_details?.reason ?? ''
  if (taken.status === 'PENDING')
    return Object.hasOwn(pendingStates, reason) ? findState(pendingStates, reason) : 'processing'
  if (listRefunds(order).some(({ status }) => status === 'PENDING')) return 'refund_pending'
  return findState(captureStates, taken.status)
}

function readApproval({ status, links: all }: PaypalOrder): PayerAction | undefined {
  if (status === 'APPROVED') return undefined
  const link = all?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return link && { kind: 'redirect', url: link.href }
}
