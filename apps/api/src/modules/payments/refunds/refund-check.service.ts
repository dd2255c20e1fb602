import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import { recordReading } from '../attempts/readings.service.ts'
import { holdRehearsal } from '../methods/settings.queries.ts'
import { holdOrder } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { beginReading, findPayment, holdPayment, insertLedgerEntry } from '../orders/payments.queries.ts'
import { refundRecord } from '../orders/payments.records.ts'
import { isRehearsed } from '../orders/rehearsed-money.rules.ts'
import { findRefund, type RefundRow, updateRefund } from '../settlement/refunds.queries.ts'

export interface CheckedRefund {
  readonly id: string
  readonly paymentId: number
  readonly isMade: boolean
}

/**
 * Staff looked at the gateway for a refund that may have been made (`CONFERIR`): it is written down as made, or as not made,
 * and can then be asked for again. NOT_FOUND for any other refund.
 */
export function settleCheckedRefund(
  platform: PaymentNeeds,
  call: MemberCall,
  { id, paymentId, isMade }: CheckedRefund,
): Promise<RefundRow> {
  return edit(call, { act: 'REFUND_DECIDED', isPublic: false }, async ({ work, watch, about }) => {
    const known = await findRefund(work, id)
    const found = await findPayment(work, paymentId)
    if (!found || known?.paymentId !== paymentId) throw notFound()
    if (isRehearsed(found)) await holdRehearsal(work)
    await holdOrder(work, found.orderId)
    const payment = (await holdPayment(work, paymentId)) ?? found
    const refund = await findRefund(work, id)
    if (refund?.situacao !== 'CONFERIR') throw notFound()
    await watch(refundRecord(id))
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
    const situacao = isMade ? 'FEITO' : 'RECUSADO'
    about({ pagamento: paymentId, referencia: payment.referencia, valor: refund.valor, situacao })
    return (await findRefund(work, id)) ?? refund
  })
}
