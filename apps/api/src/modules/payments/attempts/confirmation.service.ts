import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { hasSucceeded } from '../orders/payment-transitions.rules.ts'
import { beginReading, findPayment, type PaymentRow } from '../orders/payments.queries.ts'
import { paymentRecord } from '../orders/payments.records.ts'
import { recordReading } from './readings.service.ts'

/**
 * Staff confirm that cash, a transfer or a manual Pix has come, also after its expiry. Idempotent. NOT_FOUND for a payment
 * at a third party: only its gateway knows whether it is paid.
 */
export function confirmOfflinePayment(
  platform: PaymentNeeds,
  call: MemberCall,
  paymentId: number,
): Promise<PaymentRow> {
  return edit(call, { act: 'PAYMENT_CONFIRMED', isPublic: false }, async ({ work, watch, about, unchanged }) => {
    const payment = await findPayment(work, paymentId)
    if (payment?.gateway !== 'offline') throw notFound()
    if (hasSucceeded(payment.situacao)) return unchanged(payment)
    await watch(paymentRecord(paymentId))
    const reading = (await beginReading(work, paymentId)) ?? 0
    const captured = payment.valor
    const confirmed = await recordReading(platform, work, paymentId, {
      state: 'paid',
      captured,
      refunded: 0,
      reading,
      kind: 'CONFIRMACAO',
    })
    about(describePayment(confirmed))
    return confirmed
  })
}

/** A payment for the audit log. */
export const describePayment = ({ id, referencia, valor }: PaymentRow) => ({ pagamento: id, referencia, valor })
