import { JobNotReadyError } from '../../../platform/jobs/job-queue.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { PaymentNotFound } from '../gateways/gateway-failures.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import { findOrder } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { hasSucceeded, isClosed } from '../orders/payment-transitions.rules.ts'
import { beginReading, findPayment, listPaymentsForOrder, type PaymentRow } from '../orders/payments.queries.ts'
import { readPayment, recordReading, recordSnapshot } from './readings.service.ts'

type Settle = (run: (work: ChurchWork) => Promise<PaymentRow | undefined>) => Promise<PaymentRow | undefined>

/**
 * Cancels an unpaid payment at its gateway, then here. A payment that was paid just before stays paid: the gateway's
 * answer decides. Throws what the gateway throws; then nothing is changed here.
 * @param settle makes the transaction that writes the end down
 */
export async function cancelPayment(
  platform: PaymentNeeds,
  call: ChurchCall,
  paymentId: number,
  kind: 'CANCELAMENTO' | 'VENCIMENTO',
  settle: Settle = (run) => call.inChurch(run),
): Promise<PaymentRow | undefined> {
  const { inChurch } = call
  const payment = await readPayment(platform, call, paymentId)
  if (!payment || isClosed(payment.situacao)) return payment
  // Without an answer there is nothing that could be canceled: it is looked up until it is known.
  if (!payment.externoId) return payment
  const { gateway, context } = await reachGateway(platform, call, payment.gateway)
  const reading = await inChurch((work) => beginReading(work, paymentId))
  const snapshot = await gateway.cancel(context(), payment.externoId).catch((error: unknown) => {
    if (error instanceof PaymentNotFound) return undefined
    throw error
  })
  return settle(async (work) => {
    const current = await findPayment(work, paymentId)
    if (snapshot && current && (hasSucceeded(snapshot.state) || snapshot.state === 'failed'))
      return recordSnapshot(platform, work, current, { snapshot, reading: reading ?? 0, kind })
    const state = kind === 'VENCIMENTO' ? 'expired' : 'canceled'
    const isCanceled = !snapshot || isClosed(snapshot.state)
    if (!isCanceled) return current
    const none = { captured: 0, refunded: 0, reading: reading ?? 0 }
    return recordReading(platform, work, paymentId, { ...none, state, kind })
  })
}

/** Cancels what is still open of an order. Throws what the gateway throws. */
export async function cancelOrderPayments(platform: PaymentNeeds, call: ChurchCall, codigo: string): Promise<void> {
  const payments = await call.inChurch(async (work) => {
    const order = await findOrder(work, codigo)
    return order ? listPaymentsForOrder(work, order.id) : []
  })
  for (const { id, situacao } of payments)
    if (!isClosed(situacao)) await cancelPayment(platform, call, id, 'CANCELAMENTO')
}

/** Ends a payment whose time is over. One that is being charged or looked at is left to the reconciliation. */
export async function expirePayment(platform: PaymentNeeds, call: ChurchCall, paymentId: number): Promise<void> {
  const payment = await call.inChurch((work) => findPayment(work, paymentId))
  if (!payment?.expiraEm || payment.expiraEm > call.clock()) return
  const ended = await cancelPayment(platform, call, paymentId, 'VENCIMENTO')
  if (ended && !isClosed(ended.situacao))
    throw new JobNotReadyError('A payment could not be canceled at its gateway yet')
}
