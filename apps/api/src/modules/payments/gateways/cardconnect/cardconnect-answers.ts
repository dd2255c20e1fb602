import type { PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { decimalAmount, optionalText, refusalCode } from '../gateway-answers.ts'
import type { PaymentSnapshot } from '../payment-gateway.ts'

/** Every call answers with status 200; `respstat` says whether it was approved: A, B (try again) or C (declined). */
export const cardconnectAnswer = z.object({
  respstat: optionalText,
  respcode: refusalCode.nullish(),
  resptext: optionalText,
})

export const cardconnectTransaction = cardconnectAnswer.extend({
  retref: z.string(),
  amount: decimalAmount.nullish(),
  orderid: optionalText,
  setlstat: optionalText,
  voidable: optionalText,
})
export type CardconnectTransaction = z.output<typeof cardconnectTransaction>

/** One transaction or several, or the answer that there is none. */
export const cardconnectInquiry = z
  .union([z.array(cardconnectTransaction), cardconnectTransaction, cardconnectAnswer])
  .transform((answer): readonly CardconnectTransaction[] => {
    if (Array.isArray(answer)) return answer.filter((each) => !isMissing(each))
    return 'retref' in answer && !isMissing(answer) ? [answer] : []
  })

/** "Txn not found". */
const isMissing = ({ respcode }: z.output<typeof cardconnectAnswer>) => respcode === '29'

export const cardconnectProfile = cardconnectAnswer.extend({
  profileid: z.string(),
  acctid: z.string(),
  accttype: optionalText,
  token: optionalText,
})

const batch = z.object({ txns: z.array(z.object({ retref: z.string() })).nullish() })
export const cardconnectBatches = z
  .union([z.array(batch), batch])
  .transform((batches) => [batches].flat().flatMap(({ txns }) => txns ?? []))

/** A bank account's payment has its own end of the order id: an inquiry does not say how it was paid. */
const bankEnding = '-ach'
const refundEnding = '-refund'

export const toOrderId = (reference: string, isBank: boolean) => (isBank ? reference + bankEnding : reference)
export const toRefundOrderId = (orderId: string) => orderId + refundEnding
export const isRefundOrderId = (orderId: string | null | undefined) => orderId?.endsWith(refundEnding) ?? false

const isBankOrder = (orderId: string) => orderId.endsWith(bankEnding)
const toReference = (orderId: string) => (isBankOrder(orderId) ? orderId.slice(0, -bankEnding.length) : orderId)

/** Settlement of an approved transaction: for a card, and for a bank account that the bank confirms days later. */
const settlements: Readonly<Record<string, readonly [card: PaymentState, bank: PaymentState]>> = {
  notcaptured: ['authorized', 'authorized'],
  authorized: ['authorized', 'processing'],
  'queued for capture': ['paid', 'processing'],
  accepted: ['paid', 'paid'],
  rejected: ['failed', 'failed'],
  declined: ['failed', 'failed'],
  expired: ['expired', 'expired'],
  refunded: ['refunded', 'refunded'],
  // A card's money was taken with the approval, and has been given back.
  voided: ['refunded', 'canceled'],
}

export function toCardconnectSnapshot(
  transaction: CardconnectTransaction,
  orderId: string,
  isRefunded = false,
): PaymentSnapshot {
  const { retref: externalId, respstat, setlstat } = transaction
  const amount = transaction.amount ?? 0
  const state = isRefunded ? 'refunded' : readState(transaction, isBankOrder(orderId))
  const captured = state === 'paid' || state === 'refunded' ? amount : 0
  return {
    externalId,
    reference: toReference(orderId),
    state,
    rawState: setlstat ?? respstat ?? '',
    money: { amount, currency: 'USD' },
    captured,
    refunded: state === 'refunded' ? amount : 0,
    ...(amount === 0 && { isAmountUnknown: true as const }),
    ...(state === 'failed' && transaction.respcode && { declineCode: transaction.respcode }),
  }
}

function readState({ respstat, setlstat }: CardconnectTransaction, isBank: boolean): PaymentState {
  const name = setlstat?.toLowerCase()
  if (respstat === 'C' && !name) return 'failed'
  if (!name) return respstat !== 'A' ? 'unknown' : isBank ? 'processing' : 'paid'
  const settlement = Object.hasOwn(settlements, name) ? settlements[name] : undefined
  return settlement?.[isBank ? 1 : 0] ?? 'unknown'
}
