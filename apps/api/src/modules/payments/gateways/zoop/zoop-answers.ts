import type { PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { decimalAmount, findState, optionalText, type StateTable } from '../gateway-answers.ts'
import type { PayerAction, PaymentSnapshot } from '../payment-gateway.ts'

/** Zoop is told cents, and answers decimal text. */
export const zoopTransaction = z.object({
  id: z.string(),
  status: z.string(),
  amount: decimalAmount,
  payment_type: optionalText,
  reference_id: optionalText,
  voided: z.boolean().nullish(),
  refunded: z.boolean().nullish(),
  created_at: optionalText,
  payment_method: z
    .object({
      barcode: optionalText,
      url: optionalText,
      expiration_date: optionalText,
      paid_at: optionalText,
      qr_code: z.object({ emv: z.string() }).nullish(),
    })
    .nullish(),
  history: z.array(z.object({ operation_type: optionalText, status: optionalText })).nullish(),
})
export type ZoopTransaction = z.output<typeof zoopTransaction>

export const zoopTransactionList = z.object({ items: z.array(zoopTransaction), has_more: z.boolean().nullish() })
export const zoopObject = z.object({ id: z.string() })
export const zoopCard = z.object({ id: z.string(), card_brand: z.string(), last4_digits: z.string() })

const states: StateTable = {
  succeeded: 'paid',
  pre_authorized: 'authorized',
  failed: 'failed',
  reversed: 'canceled',
  disputed: 'disputed',
  charged_back: 'disputed',
}
const openStates: ReadonlySet<string> = new Set(['new', 'created', 'pending'])
const moneyTaken = new Set(['authorization', 'capture', 'payment'])

export function toZoopSnapshot(transaction: ZoopTransaction): PaymentSnapshot {
  const { id, amount, reference_id, status } = transaction
  const state = readState(transaction)
  const captured = state === 'paid' || state === 'refunded' || state === 'disputed' ? amount : 0
  const action = state === 'awaiting_payer' ? readAction(transaction) : undefined
  return {
    externalId: id,
    reference: reference_id ?? null,
    state,
    rawState: status,
    money: { amount, currency: 'BRL' },
    captured,
    refunded: state === 'refunded' ? amount : 0,
    ...(action && { action }),
  }
}

/** A sale that was voided after it succeeded comes back as canceled, which is a refund. */
function readState(transaction: ZoopTransaction): PaymentState {
  const { status, payment_type, voided, refunded, history, payment_method } = transaction
  if (refunded) return 'refunded'
  const wasTaken =
    Boolean(payment_method?.paid_at) ||
    (history ?? []).some((step) => step.status === 'succeeded' && moneyTaken.has(step.operation_type ?? ''))
  if (status === 'canceled') return voided && wasTaken ? 'refunded' : 'canceled'
  if (openStates.has(status)) return payment_type === 'credit' ? 'processing' : 'awaiting_payer'
  return findState(states, status)
}

function readAction({ payment_method: method }: ZoopTransaction): PayerAction | undefined {
  const expiresAt = method?.expiration_date ?? ''
  if (method?.qr_code) return { kind: 'qr', payload: method.qr_code.emv, expiresAt }
  if (!method?.barcode) return undefined
  const { barcode: line, url } = method
  return { kind: 'boleto', line, dueDate: expiresAt.slice(0, 10), ...(url && { pdfUrl: url }) }
}
