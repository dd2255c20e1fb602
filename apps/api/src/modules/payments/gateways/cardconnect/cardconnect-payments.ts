import { dayMs } from '@narthex/contract/durations'
import { toDecimal } from '../gateway-amounts.ts'
import { afterPayment, ignoreRefusal } from '../gateway-connection.ts'
import { InvalidGatewayRequest, PaymentDeclined, PaymentNotFound, UnknownOutcome } from '../gateway-failures.ts'
import type { NewPayment, Payer, PaymentSnapshot } from '../payment-gateway.ts'
import {
  type CardconnectTransaction,
  cardconnectAnswer,
  cardconnectBatches,
  cardconnectInquiry,
  cardconnectTransaction,
  isRefundOrderId,
  toCardconnectSnapshot,
  toOrderId,
  toRefundOrderId,
} from './cardconnect-answers.ts'
import type { Cardconnect } from './cardconnect-connection.ts'

export async function createCardconnectPayment(
  cardconnect: Cardconnect,
  payment: NewPayment,
): Promise<PaymentSnapshot> {
  const { reference, money, payer, source } = payment
  const orderId = toOrderId(reference, source.method === 'ach')
  const json = {
    merchid: cardconnect.merchantId,
    orderid: orderId,
    capture: 'Y',
    amount: toDecimal(money.amount),
    currency: money.currency,
    ...describePayer(payer),
    ...describeSource(payment),
  }
  const made = await cardconnect.send({ method: 'PUT', path: '/auth', json, movesMoney: true }, cardconnectTransaction)
  if (made.respstat === 'C') throw new PaymentDeclined(made.respcode ?? 'declined')
  // B: the gateway had no answer from the processor, which may have approved it.
  if (made.respstat !== 'A') throw new UnknownOutcome('The processor did not answer.')
  return toCardconnectSnapshot({ ...made, amount: made.amount ?? money.amount }, orderId)
}

function describeSource({ source }: NewPayment): object {
  if (source.method === 'ach') {
    const accttype = source.accountType === 'savings' ? 'ESAV' : 'ECHK'
    return { account: source.token, accttype, ecomind: 'E', achEntryCode: 'WEB' }
  }
  if (source.method !== 'card') throw new InvalidGatewayRequest('unsupported_method', 'method')
  const agreement = source.isOffSession ? { cof: 'M', cofscheduled: 'Y' } : { cof: 'C', cofscheduled: 'N' }
  return { profile: source.token, ecomind: source.isOffSession ? 'R' : 'E', ...agreement }
}

function describePayer({ name, email, phone, address }: Payer): object {
  return {
    name,
    email,
    phone,
    ...(address && {
      address: `${address.number} ${address.street}`,
      address2: address.complement,
      city: address.city,
      region: address.state,
      country: address.country,
      postal: address.zip,
    }),
  }
}

const inquirePath = (call: string, id: string, merchantId: string) =>
  `/${call}/${encodeURIComponent(id)}/${encodeURIComponent(merchantId)}`

async function readTransaction(cardconnect: Cardconnect, retref: string): Promise<CardconnectTransaction> {
  const path = inquirePath('inquire', retref, cardconnect.merchantId)
  const [transaction] = await cardconnect.read(path, cardconnectInquiry)
  if (!transaction) throw new PaymentNotFound('CardConnect knows no such transaction.')
  return transaction
}

/** The transaction of an order: the approved one where there are several. */
async function findOrder(cardconnect: Cardconnect, orderId: string): Promise<CardconnectTransaction | undefined> {
  const path = inquirePath('inquireByOrderid', orderId, cardconnect.merchantId)
  const found = await cardconnect.read(path, cardconnectInquiry).catch((error: unknown) => {
    if (error instanceof PaymentNotFound) return []
    throw error
  })
  return found.find(({ respstat }) => respstat === 'A') ?? found[0]
}

/** The refund of a settled payment is a transaction of its own, which the payment does not mention. */
async function describeTransaction(
  cardconnect: Cardconnect,
  transaction: CardconnectTransaction,
  orderId: string,
): Promise<PaymentSnapshot> {
  const snapshot = toCardconnectSnapshot(transaction, orderId)
  if (snapshot.state !== 'paid' || transaction.setlstat?.toLowerCase() !== 'accepted') return snapshot
  const refund = await findOrder(cardconnect, toRefundOrderId(orderId))
  return toCardconnectSnapshot(transaction, orderId, refund?.respstat === 'A')
}

export async function readCardconnectPayment(cardconnect: Cardconnect, externalId: string): Promise<PaymentSnapshot> {
  const transaction = await readTransaction(cardconnect, externalId)
  return describeTransaction(cardconnect, transaction, transaction.orderid ?? '')
}

export async function findCardconnectPayment(
  cardconnect: Cardconnect,
  reference: string,
): Promise<PaymentSnapshot | null> {
  for (const orderId of [toOrderId(reference, false), toOrderId(reference, true)]) {
    const transaction = await findOrder(cardconnect, orderId)
    if (transaction) return describeTransaction(cardconnect, transaction, orderId)
  }
  return null
}

/** Cancels what the bank has not confirmed yet; the answer is how the payment stands then. */
export async function cancelCardconnectPayment(cardconnect: Cardconnect, externalId: string): Promise<PaymentSnapshot> {
  const before = await readCardconnectPayment(cardconnect, externalId)
  if (before.state !== 'processing' && before.state !== 'authorized') return before
  await ignoreRefusal(move(cardconnect, 'void', { retref: externalId }))
  return afterPayment(() => readCardconnectPayment(cardconnect, externalId))
}

/**
 * Gives all of a payment back, which happens once: what is not settled is voided, what is settled has a refund whose
 * order id follows from the payment's own. Partial refunds would not show in the payment again, and are refused.
 */
export async function refundCardconnectPayment(
  cardconnect: Cardconnect,
  externalId: string,
  amount: number,
): Promise<PaymentSnapshot> {
  const transaction = await readTransaction(cardconnect, externalId)
  const orderId = transaction.orderid ?? ''
  const before = await describeTransaction(cardconnect, transaction, orderId)
  if (before.state === 'refunded') return before
  if (amount !== before.captured) throw new InvalidGatewayRequest('partial_refund', 'amount')
  if (transaction.voidable === 'Y') await move(cardconnect, 'void', { retref: externalId })
  else {
    const refund = { retref: externalId, amount: toDecimal(amount), orderid: toRefundOrderId(orderId) }
    await move(cardconnect, 'refund', refund)
  }
  return toCardconnectSnapshot(transaction, orderId, true)
}

async function move(cardconnect: Cardconnect, call: 'void' | 'refund', facts: object): Promise<void> {
  const json = { merchid: cardconnect.merchantId, ...facts }
  const answer = await cardconnect.send({ method: 'PUT', path: `/${call}`, json, movesMoney: true }, cardconnectAnswer)
  if (answer.respstat === 'C') throw new InvalidGatewayRequest(answer.respcode ?? 'refused')
  if (answer.respstat !== 'A') throw new UnknownOutcome('The processor did not answer.')
}

/** The transactions of each settled day. What is not settled yet is not in it, nor are the refunds' own entries. */
export async function* listCardconnectChanges(
  cardconnect: Cardconnect,
  since: Date,
  now: Date,
): AsyncIterable<PaymentSnapshot> {
  const seen = new Set<string>()
  for (let time = since.getTime(); time < now.getTime() + dayMs; time += dayMs) {
    const day = new Date(Math.min(time, now.getTime())).toISOString().slice(5, 10).replace('-', '')
    const path = `/settlestat?merchid=${cardconnect.merchantId}&date=${day}`
    for (const { retref } of await cardconnect.read(path, cardconnectBatches)) {
      if (seen.has(retref)) continue
      seen.add(retref)
      const transaction = await readTransaction(cardconnect, retref)
      if (isRefundOrderId(transaction.orderid)) continue
      yield await describeTransaction(cardconnect, transaction, transaction.orderid ?? '')
    }
  }
}
