import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { holdOrder } from './orders.queries.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { beginReading, findPayment, holdPayment, insertLedgerEntry, type PaymentRow } from './payments.queries.ts'
import { recordReading } from './readings.service.ts'
import { findRefund, type RefundRow, updateRefund } from './refunds.queries.ts'
import { isRehearsed } from './rehearsal/rehearsed-money.rules.ts'
import { holdRehearsal } from './settings/settings.queries.ts'

export interface CheckedRefund {
  readonly id: string
  readonly paymentId: number
  readonly isMade: boolean
  /** Runs in the transaction that decides it. */
  record?(work: ChurchWork, payment: PaymentRow, refund: RefundRow): Promise<void>
}

/**
 * Staff looked at the gateway for a refund that may have been made (`CONFERIR`): it is written down as made, or as not made,
 * and can then be asked for again. NOT_FOUND for any other refund.
 */
export function settleCheckedRefund(
  platform: PaymentNeeds,
  call: ChurchCall,
  { id, paymentId, isMade, record }: CheckedRefund,
): Promise<RefundRow> {
  return call.inChurch(async (work) => {
    const known = await findRefund(work, id)
    const found = await findPayment(work, paymentId)
    if (!found || known?.paymentId !== paymentId) throw notFound()
    if (isRehearsed(found)) await holdRehearsal(work)
    await holdOrder(work, found.orderId)
    const payment = (await holdPayment(work, paymentId)) ?? found
    const refund = await findRefund(work, id)
    if (refund?.situacao !== 'CONFERIR') throw notFound()
    if (isMade) {
      const reading = (await beginReading(work, payment.id)) ?? 0
      const refunded = Math.min(payment.capturado, payment.estornado + refund.valor)
      const made = { state: payment.situacao, captured: payment.capturado, refunded, reading } as const
      await recordReading(platform, work, payment.id, { ...made, kind: 'CONFIRMACAO' })
    } else {
      await updateRefund(work, id, 'RECUSADO')
      const { situacao } = payment
      await insertLedgerEntry(work, { paymentId, tipo: 'ESTORNO_RECUSADO', situacao, detalhe: 'not_made' })
    }
    await record?.(work, payment, refund)
    return (await findRefund(work, id)) ?? refund
  })
}
