import { randomUUID } from 'node:crypto'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { callGateway, reachGateway } from './gateway-calls.service.ts'
import { holdOrder } from './orders.queries.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { isSettled } from './payment-transitions.rules.ts'
import { keyInUse, notRefundable } from './payments.errors.ts'
import { beginReading, findPayment, holdPayment, insertLedgerEntry, type PaymentRow } from './payments.queries.ts'
import { readPayment, recordSnapshot } from './readings.service.ts'
import { findRefund, listRefunds, type RefundRow, updateRefund } from './refunds.queries.ts'
import { planRefund } from './settlement.service.ts'

export interface RefundRequest {
  readonly paymentId: number
  /** Cents; all that is left where it is not given. */
  readonly amount?: number
  /** Idempotency key: the same key refunds once. */
  readonly key?: string
}

/** How long after it is written a refund is sent by a job, in case this process dies before. */
const resendAfterMs = 60_000

/**
 * Refunds a payment in part or whole and gives the refund as it stands. It is written down before it is sent; one without
 * an answer stays pending, and a job sends it again with the same key. NOT_REFUNDABLE for more than is left.
 */
export async function refundPayment(
  platform: PaymentNeeds,
  call: ChurchCall,
  request: RefundRequest,
): Promise<RefundRow> {
  const { paymentId, key: id = randomUUID() } = request
  await call.inChurch(async (work) => {
    const found = await findPayment(work, paymentId)
    if (!found) throw notFound()
    await holdOrder(work, found.orderId)
    const payment = await holdPayment(work, paymentId)
    if (!payment) throw notFound()
    const before = await findRefund(work, id)
    const refunds = await listRefunds(work, paymentId)
    const pending = refunds.filter(({ situacao }) => situacao === 'PENDENTE').reduce((sum, { valor }) => sum + valor, 0)
    const left = payment.capturado - payment.estornado - pending
    if (before) {
      if (before.paymentId !== paymentId || (request.amount ?? before.valor) !== before.valor) throw keyInUse()
      return
    }
    const amount = request.amount ?? left
    if (!isSettled(payment.situacao) || amount < 1 || amount > left) throw notRefundable()
    const startAfter = new Date(work.now.getTime() + resendAfterMs)
    await planRefund(platform, work, payment, { amount, reason: 'PEDIDO', id, startAfter })
  })
  await sendRefund(platform, call.church, id).catch(() => undefined)
  const refund = await call.inChurch((work) => findRefund(work, id))
  if (!refund) throw notFound()
  return refund
}

/**
 * Sends a refund that is written down and still pending. After an answer that never came the payment is read first: the
 * gateway may have refunded it. Throws where the outcome is still unknown.
 */
export async function sendRefund(platform: PaymentNeeds, church: ChurchScope, id: string): Promise<void> {
  const { inChurch } = platform.transactions
  const find = () => inChurch(church, (work) => findRefund(work, id))
  const refund = await find()
  if (refund?.situacao !== 'PENDENTE') return
  const payment = await readPayment(platform, church, refund.paymentId)
  // Sent already, and the gateway is still at it.
  if (payment?.situacao === 'refund_pending') return
  if (!payment?.externoId || (await find())?.situacao !== 'PENDENTE') return
  const { externoId } = payment
  const { gateway, context } = await reachGateway(platform, church, payment.gateway)
  const reading = (await inChurch(church, (work) => beginReading(work, payment.id))) ?? 0
  const answer = await callGateway(platform, payment.gateway, () =>
    gateway.refund(context(), externoId, refund.valor, refund.id),
  )
  if (answer.kind === 'unknown') throw new Error('A refund has no answer yet')
  if (answer.kind === 'refused' && answer.code.startsWith('gateway_')) throw new Error('A gateway is not available')
  await inChurch(church, async (work) => {
    if (answer.kind === 'answered')
      await recordSnapshot(platform, work, payment, { snapshot: answer.snapshot, reading, kind: 'LEITURA' })
    else await refuseRefund(work, { refund, payment, code: answer.code })
  })
}

async function refuseRefund(
  work: ChurchWork,
  { refund, payment, code }: { refund: RefundRow; payment: PaymentRow; code: string },
): Promise<void> {
  await updateRefund(work, refund.id, 'RECUSADO')
  const { id: paymentId, situacao } = payment
  await insertLedgerEntry(work, { paymentId, tipo: 'ESTORNO_RECUSADO', situacao, detalhe: code })
}
