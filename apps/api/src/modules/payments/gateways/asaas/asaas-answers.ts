import type { PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { decimalAmount, findState, optionalText, type StateTable } from '../gateway-answers.ts'
import type { PayerAction, PaymentSnapshot } from '../payment-gateway.ts'

/** One payment as Asaas tells it. Empty relations are left out of its answers, and unknown fields come and go. */
export const asaasPayment = z.object({
  id: z.string(),
  status: z.string(),
  value: decimalAmount,
  externalReference: optionalText,
  billingType: optionalText,
  installment: optionalText,
  installmentNumber: z.number().nullish(),
  deleted: z.boolean().nullish(),
  dueDate: optionalText,
  description: optionalText,
  /** The code of a paid Pix code that made this payment. */
  pixQrCodeId: optionalText,
  bankSlipUrl: optionalText,
  refunds: z.array(z.object({ status: optionalText, value: decimalAmount, description: optionalText })).nullish(),
})
export type AsaasPayment = z.output<typeof asaasPayment>

export const asaasPaymentList = z.object({ data: z.array(asaasPayment), hasMore: z.boolean().catch(false) })
export const asaasDeletion = z.object({ deleted: z.literal(true) })
export const asaasRefundedPlan = z.looseObject({})
export const asaasCustomer = z.object({ id: z.string() })
export const asaasCustomerList = z.object({ data: z.array(asaasCustomer) })
export const asaasQrCode = z.object({ payload: z.string(), expirationDate: optionalText })
export const asaasSlip = z.object({ identificationField: z.string() })
export const asaasToken = z.object({
  creditCardToken: z.string(),
  creditCardNumber: z.string(),
  creditCardBrand: z.string(),
})

/** Ends the description of a debit under an authorisation: nothing else in an answer tells it from a Pix that its payer pays. */
export const debitMark = ' · Pix Automático'
export const isDebit = ({ description }: AsaasPayment): boolean => description?.endsWith(debitMark) === true

const states: StateTable = {
  PENDING: 'awaiting_payer',
  // A boleto may still be paid after its day; our own expiry cancels it at Asaas.
  OVERDUE: 'awaiting_payer',
  DUNNING_REQUESTED: 'awaiting_payer',
  AUTHORIZED: 'authorized',
  AWAITING_RISK_ANALYSIS: 'in_review',
  // The donor has paid; the church receives the money days later.
  CONFIRMED: 'paid',
  RECEIVED: 'paid',
  RECEIVED_IN_CASH: 'paid',
  DUNNING_RECEIVED: 'paid',
  REFUND_REQUESTED: 'refund_pending',
  REFUND_IN_PROGRESS: 'refund_pending',
  REFUNDED: 'refunded',
  CHARGEBACK_REQUESTED: 'disputed',
  CHARGEBACK_DISPUTE: 'disputed',
  AWAITING_CHARGEBACK_REVERSAL: 'disputed',
}

const wasPaid: ReadonlySet<PaymentState> = new Set(['paid', 'refund_pending', 'refunded', 'disputed'])

/**
 * All payments of one charge (several where it is paid in instalments) as one snapshot. A charge in instalments is
 * known by the id of its plan.
 */
export function toAsaasSnapshot(payments: readonly AsaasPayment[], action?: PayerAction): PaymentSnapshot {
  const [first] = payments
  if (!first) throw new RangeError('A charge has at least one payment')
  const parts = payments.toSorted((a, b) => (a.installmentNumber ?? 0) - (b.installmentNumber ?? 0)).map(toPart)
  const sum = (count: (part: Part) => number) => parts.reduce((total, part) => total + count(part), 0)
  const [captured, refunded] = [sum((part) => part.captured), sum((part) => part.refunded)]
  const rawStates = [...new Set(payments.map(({ status, deleted }) => (deleted ? 'DELETED' : status)))]
  return {
    externalId: first.installment ?? first.id,
    reference: first.externalReference ?? null,
    state: joinStates(parts, captured, refunded),
    rawState: rawStates.join(' '),
    money: { amount: sum(({ amount }) => amount), currency: 'BRL' },
    captured,
    refunded,
    ...(first.installment && { installments: parts.map(({ amount }) => amount) }),
    ...(action && { action }),
  }
}

interface Part {
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  readonly state: PaymentState
}

function toPart(payment: AsaasPayment): Part {
  const { value: amount, refunds } = payment
  const state = findPaymentState(payment)
  const done = (refunds ?? []).filter((refund) => refund.status === 'DONE')
  const sum = done.reduce((total, { value }) => total + value, 0)
  const isPending = (refunds ?? []).some((refund) => refund.status === 'PENDING')
  const refunded = state === 'refunded' ? amount : Math.min(sum, amount)
  return {
    amount,
    captured: wasPaid.has(state) ? amount : 0,
    refunded,
    state: state === 'paid' && isPending ? 'refund_pending' : state,
  }
}

function findPaymentState(payment: AsaasPayment): PaymentState {
  if (payment.deleted) return 'canceled'
  const state = findState(states, payment.status)
  // The payer has nothing to do for a debit. One that failed is over when our own deadline cancels it.
  return state === 'awaiting_payer' && isDebit(payment) ? 'processing' : state
}

function joinStates(parts: readonly Part[], captured: number, refunded: number): PaymentState {
  const has = (state: PaymentState) => parts.some((part) => part.state === state)
  const first = parts[0]?.state ?? 'unknown'
  for (const state of ['unknown', 'disputed', 'refund_pending'] as const) if (has(state)) return state
  if (refunded > 0) return refunded < captured ? 'partially_refunded' : 'refunded'
  // In a plan each instalment is received on its own day; the donor has paid with the first.
  return has('paid') ? 'paid' : first
}
