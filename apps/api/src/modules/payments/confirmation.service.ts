import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { hasSucceeded } from './payment-transitions.rules.ts'
import { beginReading, findPayment, type PaymentRow } from './payments.queries.ts'
import { recordReading } from './readings.service.ts'

/**
 * Staff confirm that cash, a transfer or a manual Pix has come, also after its expiry. Idempotent. NOT_FOUND for a payment
 * at a third party: only its gateway knows whether it is paid.
 * @param record runs in the transaction that confirms it
 */
export function confirmOfflinePayment(
  platform: PaymentNeeds,
  call: ChurchCall,
  paymentId: number,
  record?: (work: ChurchWork, payment: PaymentRow) => Promise<void>,
): Promise<PaymentRow> {
  return call.inChurch(async (work) => {
    const payment = await findPayment(work, paymentId)
    if (payment?.gateway !== 'offline') throw notFound()
    if (hasSucceeded(payment.situacao)) return payment
    const reading = (await beginReading(work, paymentId)) ?? 0
    const captured = payment.valor
    const confirmed = await recordReading(platform, work, paymentId, {
      state: 'paid',
      captured,
      refunded: 0,
      reading,
      kind: 'CONFIRMACAO',
    })
    await record?.(work, confirmed)
    return confirmed
  })
}
