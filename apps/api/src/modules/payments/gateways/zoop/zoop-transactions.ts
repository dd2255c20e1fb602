import { dayMs } from '@narthex/contract/durations'
import { afterPayment, ignoreRefusal } from '../gateway-connection.ts'
import { GatewayUnavailable, InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import type { NewPayment, PaymentSnapshot } from '../payment-gateway.ts'
import {
  toZoopSnapshot,
  type ZoopTransaction,
  zoopObject,
  zoopTransaction,
  zoopTransactionList,
} from './zoop-answers.ts'
import { findZoopBuyer, type Zoop } from './zoop-connection.ts'

export async function createZoopTransaction(zoop: Zoop, payment: NewPayment): Promise<PaymentSnapshot> {
  const { source, reference, description, payer } = payment
  const details = describeSource(payment)
  const customer = (source.method === 'card' && source.customer) || (await findZoopBuyer(zoop, payer))
  const shared = { on_behalf_of: zoop.sellerId, customer, description, reference_id: reference }
  const json = { ...shared, ...details }
  const made = await zoop.send({ method: 'POST', path: '/transactions', json, movesMoney: true }, zoopTransaction)
  if (made.status === 'failed') throw new PaymentDeclined('failed')
  return toZoopSnapshot(made)
}

function describeSource({ source, money: { amount } }: NewPayment): object {
  const currency = 'BRL'
  if (source.method === 'pix') return { payment_type: 'pix', amount, currency }
  if (source.method === 'boleto') {
    const payment_method = { expiration_date: source.dueDate, payment_limit_date: source.dueDate }
    return { payment_type: 'boleto', amount, currency, payment_method }
  }
  if (source.method !== 'card') throw new InvalidGatewayRequest('unsupported_method', 'method')
  const { installments: number_installments, hasInterest, token: id } = source
  const mode = hasInterest ? 'with_interest' : 'interest_free'
  const plan = number_installments > 1 && { installment_plan: { mode, number_installments } }
  const card = { usage: 'single_use', type: 'card', card: { id }, amount, currency, ...plan }
  return { payment_type: 'credit', capture: true, source: card }
}

const transactionPath = (id: string) => `/transactions/${encodeURIComponent(id)}`

export async function readZoopTransaction(zoop: Zoop, externalId: string): Promise<PaymentSnapshot> {
  return toZoopSnapshot(await zoop.read(transactionPath(externalId), zoopTransaction))
}

const lookBackMs = 7 * dayMs

/** Zoop has no search by reference that was found described: the seller's latest transactions are looked through. */
export async function findZoopTransaction(zoop: Zoop, now: Date, reference: string): Promise<PaymentSnapshot | null> {
  let found: ZoopTransaction | undefined
  for await (const transaction of listTransactions(zoop, new Date(now.getTime() - lookBackMs))) {
    if (transaction.reference_id !== reference) continue
    found = transaction
    // One that failed stands back behind another that did not.
    if (transaction.status !== 'failed') break
  }
  return found ? toZoopSnapshot(found) : null
}

export async function* listZoopChanges(zoop: Zoop, since: Date): AsyncIterable<PaymentSnapshot> {
  for await (const transaction of listTransactions(zoop, since)) yield toZoopSnapshot(transaction)
}

const maxTransactions = 10_000

/** The newest first. Ends with an error, not with silence, where there are more than can be read. */
async function* listTransactions({ read, sellerId }: Zoop, since: Date): AsyncIterable<ZoopTransaction> {
  const filter = `date_range[gte]=${since.toISOString()}&sort=time-descending&limit=100`
  for (let offset = 0; offset < maxTransactions; ) {
    const page = await read(`/sellers/${sellerId}/transactions?${filter}&offset=${offset}`, zoopTransactionList)
    for (const transaction of page.items) {
      if (transaction.created_at && Date.parse(transaction.created_at) < since.getTime()) return
      yield transaction
    }
    if (page.items.length === 0 || page.has_more === false) return
    offset += page.items.length
  }
  throw new GatewayUnavailable('Zoop lists too many transactions.')
}

/** Cancels what is not paid yet; the answer is how the transaction stands then. */
export async function cancelZoopTransaction(zoop: Zoop, externalId: string): Promise<PaymentSnapshot> {
  const before = await readZoopTransaction(zoop, externalId)
  if (before.state !== 'awaiting_payer') return before
  await ignoreRefusal(voidTransaction(zoop, externalId, before.money.amount))
  return afterPayment(() => readZoopTransaction(zoop, externalId))
}

/**
 * Refunds a transaction as a whole, which happens once: without an idempotency key, a repeated partial refund could not
 * be told from a second one.
 */
export async function refundZoopTransaction(zoop: Zoop, externalId: string, amount: number): Promise<PaymentSnapshot> {
  const before = await readZoopTransaction(zoop, externalId)
  if (before.state === 'refunded') return before
  if (amount !== before.captured) throw new InvalidGatewayRequest('partial_refund', 'amount')
  await voidTransaction(zoop, externalId, amount)
  return afterPayment(() => readZoopTransaction(zoop, externalId))
}

async function voidTransaction(zoop: Zoop, externalId: string, amount: number): Promise<void> {
  const path = `${transactionPath(externalId)}/void`
  const json = { amount, on_behalf_of: zoop.sellerId }
  await zoop.send({ method: 'POST', path, json, movesMoney: true }, zoopObject)
}
