import { randomUUID } from 'node:crypto'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { JobNotReadyError } from '../../../platform/jobs/job-queue.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { readPayment, recordSnapshot } from '../attempts/readings.service.ts'
import { callGateway, reachGateway } from '../methods/gateway-calls.service.ts'
import { holdOrder } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { isSettled } from '../orders/payment-transitions.rules.ts'
import { keyInUse, notRefundable, onlyWholeRefund } from '../orders/payments.errors.ts'
import {
  beginReading,
  findPayment,
  holdPayment,
  insertLedgerEntry,
  type PaymentRow,
} from '../orders/payments.queries.ts'
import { refundRecord } from '../orders/payments.records.ts'
import { decideRefund, isUndecided } from '../settlement/refund-sending.rules.ts'
import { findRefund, listRefunds, markRefundSent, type RefundRow, updateRefund } from '../settlement/refunds.queries.ts'
import { askTreasurer, planRefund } from '../settlement/settlement.service.ts'

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
 * an answer stays pending, and a job goes on with it. NOT_REFUNDABLE for more than is left, ONLY_WHOLE_REFUND for a part
 * where the gateway refunds none.
 */
export async function refundPayment(
  platform: PaymentNeeds,
  call: MemberCall,
  request: RefundRequest,
): Promise<RefundRow> {
  const { paymentId, key: id = randomUUID() } = request
  await edit(call, { act: 'PAYMENT_REFUNDED', isPublic: false }, async ({ work, made, unchanged }) => {
    const found = await findPayment(work, paymentId)
    if (!found) throw notFound()
    await holdOrder(work, found.orderId)
    const payment = await holdPayment(work, paymentId)
    if (!payment) throw notFound()
    const before = await findRefund(work, id)
    const refunds = await listRefunds(work, paymentId)
    const left = countRefundable(payment, refunds)
    if (before) {
      if (before.paymentId !== paymentId || (request.amount ?? before.valor) !== before.valor) throw keyInUse()
      return unchanged(undefined)
    }
    const amount = request.amount ?? left
    if (amount < 1 || amount > left) throw notRefundable()
    if (amount < payment.capturado && !canRefundInPart(platform, call.church, payment)) throw onlyWholeRefund()
    const startAfter = new Date(work.now.getTime() + resendAfterMs)
    await planRefund(work, payment, { amount, reason: 'PEDIDO', id, startAfter })
    made(refundRecord(id), { pagamento: paymentId, referencia: payment.referencia, valor: amount })
  })
  await trySendRefund(platform, call, id)
  const refund = await call.inChurch((work) => findRefund(work, id))
  if (!refund) throw notFound()
  return refund
}

/** The most that can be refunded of a payment with these refunds, in cents. */
export function countRefundable(payment: PaymentRow, refunds: readonly RefundRow[]): number {
  if (!isSettled(payment.situacao)) return 0
  const pending = refunds.filter(isUndecided).reduce((sum, { valor }) => sum + valor, 0)
  return Math.max(0, payment.capturado - payment.estornado - pending)
}

export function canRefundInPart(
  { gateways }: Pick<PaymentNeeds, 'gateways'>,
  church: ChurchScope,
  { gateway }: PaymentRow,
): boolean {
  return gateways.find(gateway, church)?.abilities.canRefundInPart ?? false
}

/** Sends a refund at once; where that fails, its job sends it. */
export const trySendRefund = (platform: PaymentNeeds, call: ChurchCall, id: string): Promise<void> =>
  sendRefund(platform, call, id).catch(() => undefined)

/**
 * Sends a refund that is written down and still pending. The payment is read first: the gateway may have refunded it. One
 * without an answer is sent again only where that cannot refund twice (`decideRefund`). Throws where the outcome is still
 * unknown.
 */
export async function sendRefund(platform: PaymentNeeds, call: ChurchCall, id: string): Promise<void> {
  const { inChurch } = call
  const before = await inChurch((work) => findRefund(work, id))
  if (before?.situacao !== 'PENDENTE') return
  const read = await readPayment(platform, call, before.paymentId)
  if (!read?.externoId) return
  const { gateway, context } = await reachGateway(platform, call, read.gateway)
  const claim = await inChurch((work) => claimRefund(work, id, gateway.abilities.hasIdempotencyKey))
  if (!claim) return
  const { refund, payment, reading } = claim
  const answer = await callGateway(platform, payment.gateway, () =>
    gateway.refund(context(), payment.externoId ?? '', refund.valor, id),
  )
  if (answer.kind === 'unknown') throw new JobNotReadyError('A refund has no answer yet')
  if (answer.kind === 'refused' && answer.code.startsWith('gateway_')) {
    await inChurch((work) => markRefundSent(work, id, refund.enviadoEm))
    throw new Error('A gateway is not available')
  }
  await inChurch(async (work) => {
    if (answer.kind === 'answered')
      await recordSnapshot(platform, work, payment, { snapshot: answer.snapshot, reading, kind: 'LEITURA' })
    else await settleRefusal(work, { refund, payment, code: answer.code })
  })
}

/** Marks a refund as sent before it is, so that no two processes send it. Undefined where there is nothing to send. */
async function claimRefund(work: ChurchWork, id: string, hasIdempotencyKey: boolean) {
  const found = await findRefund(work, id)
  const known = found && (await findPayment(work, found.paymentId))
  if (!known) return undefined
  await holdOrder(work, known.orderId)
  const payment = await holdPayment(work, known.id)
  const refund = await findRefund(work, id)
  if (!payment || !refund) return undefined
  const step = decideRefund(refund, payment, hasIdempotencyKey, work.now)
  if (step === 'wait') throw new JobNotReadyError('A refund that was sent has no answer yet')
  if (step === 'ask') await askTreasurer(work, refund, payment)
  if (step !== 'send') return undefined
  await markRefundSent(work, id, work.now)
  return { refund, payment, reading: (await beginReading(work, payment.id)) ?? 0 }
}

/** A first request that is refused did nothing. A repeated one may be refused because the first was done. */
async function settleRefusal(
  work: ChurchWork,
  { refund, payment, code }: { refund: RefundRow; payment: PaymentRow; code: string },
): Promise<void> {
  if (refund.enviadoEm) return askTreasurer(work, refund, payment, code)
  await updateRefund(work, refund.id, 'RECUSADO')
  const { id: paymentId, situacao } = payment
  await insertLedgerEntry(work, { paymentId, tipo: 'ESTORNO_RECUSADO', situacao, detalhe: code })
}
