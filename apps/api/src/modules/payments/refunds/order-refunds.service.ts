import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findOrder, holdOrderByCode } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { isSettled } from '../orders/payment-transitions.rules.ts'
import { notRefundable } from '../orders/payments.errors.ts'
import { holdPayment, insertLedgerEntry, listPaymentsForOrder, type PaymentRow } from '../orders/payments.queries.ts'
import { findRefund, insertRefund, listRefunds } from '../settlement/refunds.queries.ts'
import { planRefund } from '../settlement/settlement.service.ts'
import { canRefundInPart, countRefundable } from './refunds.service.ts'

/** The payment that settled an order, as far as it can be refunded. Cents. */
export interface SettledPayment {
  readonly payment: PaymentRow
  readonly method: PaymentMethod
  readonly captured: number
  /** The captured amount without what went back, and what is on its way. */
  readonly left: number
}

/** The payment that settled an order; undefined where none did, or all of it went back. */
export async function findSettledPayment(work: ChurchWork, orderCode: string): Promise<SettledPayment | undefined> {
  const order = await findOrder(work, orderCode)
  const payments = order ? await listPaymentsForOrder(work, order.id) : []
  const payment = payments.find(({ situacao }) => isSettled(situacao))
  return payment && describeSettled(work, payment)
}

/** Finds the payment that settled an order, and locks both: before a registration is locked. */
export async function holdSettledPayment(work: ChurchWork, orderCode: string): Promise<SettledPayment | undefined> {
  await holdOrderByCode(work, orderCode)
  const found = await findSettledPayment(work, orderCode)
  const payment = found && (await holdPayment(work, found.payment.id))
  return payment && isSettled(payment.situacao) ? describeSettled(work, payment) : undefined
}

async function describeSettled(work: ChurchWork, payment: PaymentRow): Promise<SettledPayment> {
  const left = countRefundable(payment, await listRefunds(work, payment.id))
  return { payment, method: payment.metodo, captured: payment.capturado, left }
}

/**
 * Whether the gateway gives an amount back. False for money that the church took itself, for a part where the gateway
 * refunds none, and while a bank disputes the payment: then staff give it back.
 */
export function isRefundedByGateway(
  platform: Pick<PaymentNeeds, 'gateways'>,
  { church }: Pick<ChurchWork, 'church'>,
  { payment, captured }: SettledPayment,
  amount: number,
): boolean {
  if (payment.gateway === 'offline' || payment.situacao === 'disputed') return false
  return amount === captured || canRefundInPart(platform, church, payment)
}

export interface PlannedRefund {
  /** The refund's id. */
  readonly key: string
  readonly amount: number
  readonly isByGateway: boolean
}

/**
 * Writes a refund of a locked payment down, in the caller's transaction; `sendRefund` sends it after the commit. One that
 * staff give back stands as `CONFERIR` until they say that they did. Throws NOT_REFUNDABLE for more than is left.
 */
export async function planOrderRefund(
  work: ChurchWork,
  { payment, left }: SettledPayment,
  { key, amount, isByGateway }: PlannedRefund,
): Promise<void> {
  if (amount < 1 || amount > left) throw notRefundable()
  if (isByGateway) {
    await planRefund(work, payment, { amount, reason: 'PEDIDO', id: key, startAfter: afterAnswer(work.now) })
    return
  }
  const { id: paymentId, situacao } = payment
  await insertRefund(work, {
    id: key,
    paymentId,
    valor: amount,
    motivo: 'PEDIDO',
    situacao: 'CONFERIR',
    criadoEm: work.now,
    enviadoEm: null,
    resolvidoEm: null,
  })
  await insertLedgerEntry(work, { paymentId, tipo: 'ESTORNO_PEDIDO', situacao, detalhe: `PEDIDO ${amount}` })
}

/** The caller sends it itself; a job does where the process dies before. */
const afterAnswer = (now: Date) => new Date(now.getTime() + 60_000)

/** The cents of a refund that was written down under this key. */
export const findRefundAmount = async (work: ChurchWork, key: string): Promise<number | undefined> =>
  (await findRefund(work, key))?.valor
