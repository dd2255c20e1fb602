import { randomUUID } from 'node:crypto'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type OrderRow, updateOrderState } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { hasSucceeded, isClosed, isOpen, isSettled } from '../orders/payment-transitions.rules.ts'
import { refundQueue } from '../orders/payments.jobs.ts'
import { insertLedgerEntry, type PaymentRow } from '../orders/payments.queries.ts'
import { type OrderFacts, orderChanged, type PaymentFacts, type PaymentListener } from '../orders/payments.signals.ts'
import type { RefundReason } from '../orders/payments.tables.ts'
import { planReconciliation } from './reconciliation-plan.service.ts'
import { isUndecided } from './refund-sending.rules.ts'
import { insertRefund, listRefunds, type RefundRow, updateRefund } from './refunds.queries.ts'

type Platform = Pick<PaymentNeeds, 'signals'>

interface Change {
  readonly order: OrderRow
  readonly before: PaymentRow
  readonly after: PaymentRow
}

/** Applies a payment's change to its order, in the same transaction. The order is locked. */
export async function announceChange(platform: Platform, work: ChurchWork, change: Change): Promise<void> {
  const { order, before, after } = change
  const { signals } = platform
  if (after.situacao !== before.situacao || after.estornado !== before.estornado)
    work.stream(orderChanged(order.codigo))
  const notify = (listeners: readonly PaymentListener[]) => notifyAll(work, listeners, change)
  if (after.situacao === 'awaiting_payer' && before.situacao !== 'awaiting_payer') await notify(signals.paymentWaiting)
  if (!hasSucceeded(before.situacao) && hasSucceeded(after.situacao)) await acceptArrival(platform, work, change)
  else if (isOpen(before.situacao) && isClosed(after.situacao)) await notify(signals.paymentClosed)
  if (after.estornado > before.estornado) {
    await settleRefunds(work, after)
    if (after.situacao === 'refunded' && order.situacao === 'PAGO' && (await isOrderRefunded(work, after)))
      await updateOrderState(work, order.id, 'ESTORNADO')
    await notify(signals.paymentRefunded)
  }
  if (isRefundWithdrawn(before, after)) await askAboutRefunds(work, after)
  if (after.situacao === 'disputed' && before.situacao !== 'disputed') await notify(signals.paymentDisputed)
  if (before.situacao === 'disputed' && isSettled(after.situacao) && after.situacao !== 'disputed')
    await notify(signals.paymentDisputeWon)
}

/** Money came. It settles the order, unless the order is settled already or wants no late payment: then it goes back. */
async function acceptArrival(platform: Platform, work: ChurchWork, change: Change): Promise<void> {
  const { order, before, after } = change
  if (order.situacao !== 'ABERTO') return returnMoney(work, after, 'DUPLICADO')
  if (isClosed(before.situacao) && !(await isLateWanted(platform, work, order)))
    return returnMoney(work, after, 'TARDIO')
  await updateOrderState(work, order.id, 'PAGO')
  await notifyAll(work, platform.signals.paymentSettled, change)
}

async function isLateWanted({ signals }: Platform, work: ChurchWork, order: OrderRow): Promise<boolean> {
  for (const isWanted of signals.latePaymentWanted) if (!(await isWanted(work, toOrderFacts(order)))) return false
  return true
}

async function returnMoney(work: ChurchWork, payment: PaymentRow, reason: RefundReason): Promise<void> {
  const amount = payment.capturado - payment.estornado
  if (amount > 0) await planRefund(work, payment, { amount, reason })
}

/** Writes a refund down and plans its sending. The payment is locked. */
export async function planRefund(
  work: ChurchWork,
  payment: PaymentRow,
  {
    amount,
    reason,
    id = randomUUID(),
    startAfter,
  }: { amount: number; reason: RefundReason; id?: string; startAfter?: Date },
): Promise<string> {
  await insertRefund(work, {
    id,
    paymentId: payment.id,
    valor: amount,
    motivo: reason,
    situacao: 'PENDENTE',
    criadoEm: work.now,
    enviadoEm: null,
    resolvidoEm: null,
  })
  const { id: paymentId, situacao } = payment
  await insertLedgerEntry(work, { paymentId, tipo: 'ESTORNO_PEDIDO', situacao, detalhe: `${reason} ${amount}` })
  await enqueue(
    work,
    refundQueue,
    { estorno: id },
    startAfter ? { singletonKey: id, startAfter } : { singletonKey: id },
  )
  await planReconciliation(work)
  return id
}

/** A refund that may have been made and does not show: only a person who looks at the gateway can tell. */
export async function askTreasurer(
  work: ChurchWork,
  { id }: RefundRow,
  { id: paymentId, situacao }: PaymentRow,
  detalhe?: string,
): Promise<void> {
  await updateRefund(work, id, 'CONFERIR')
  await insertLedgerEntry(work, { paymentId, tipo: 'ESTORNO_INCERTO', situacao, detalhe })
}

/** The gateway was refunding, and says now that it is not. */
const isRefundWithdrawn = (before: PaymentRow, { situacao, estornado }: PaymentRow) =>
  before.situacao === 'refund_pending' &&
  (situacao === 'paid' || situacao === 'partially_refunded') &&
  estornado === before.estornado

async function askAboutRefunds(work: ChurchWork, payment: PaymentRow): Promise<void> {
  for (const refund of await listRefunds(work, payment.id))
    if (refund.situacao === 'PENDENTE' && refund.enviadoEm) await askTreasurer(work, refund, payment, 'withdrawn')
}

/** Marks the refunds that the payment's total covers as made, the oldest first; the rest was refunded elsewhere. */
async function settleRefunds(work: ChurchWork, payment: PaymentRow): Promise<void> {
  const refunds = await listRefunds(work, payment.id)
  const made = refunds.filter(({ situacao }) => situacao === 'FEITO')
  let left = payment.estornado - made.reduce((sum, { valor }) => sum + valor, 0)
  for (const refund of refunds) {
    if (!isUndecided(refund) || refund.valor > left) continue
    await updateRefund(work, refund.id, 'FEITO')
    left -= refund.valor
  }
  if (left > 0)
    await insertRefund(work, {
      id: randomUUID(),
      paymentId: payment.id,
      valor: left,
      motivo: 'EXTERNO',
      situacao: 'FEITO',
      criadoEm: work.now,
      enviadoEm: null,
      resolvidoEm: work.now,
    })
}

/** False where the refunded payment was a second one, and the order stays paid by the first. */
async function isOrderRefunded(work: ChurchWork, payment: PaymentRow): Promise<boolean> {
  const refunds = await listRefunds(work, payment.id)
  return !refunds.some(({ motivo }) => motivo === 'DUPLICADO' || motivo === 'TARDIO')
}

async function notifyAll(
  work: ChurchWork,
  listeners: readonly PaymentListener[],
  { order, after }: Change,
): Promise<void> {
  for (const listen of listeners) await listen(work, toOrderFacts(order), toPaymentFacts(after))
}

export const toOrderFacts = (order: OrderRow): OrderFacts => ({
  codigo: order.codigo,
  finalidade: order.finalidade,
  referencia: order.referencia,
  descricao: order.descricao,
  valor: order.valor,
  moeda: order.moeda,
})

const toPaymentFacts = (payment: PaymentRow): PaymentFacts => {
  const { id, situacao, metodo, valor, liquido, capturado, estornado, codigoRecusa, pagoEm } = payment
  return { id, situacao, metodo, valor, liquido, capturado, estornado, codigoRecusa, pagoEm }
}
