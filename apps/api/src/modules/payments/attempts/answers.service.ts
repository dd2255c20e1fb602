import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { GatewayAnswer } from '../methods/gateway-calls.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { paymentReadingQueue } from '../orders/payments.jobs.ts'
import type { PaymentRow } from '../orders/payments.queries.ts'
import { recordReading, recordSnapshot } from './readings.service.ts'

/** How soon after an unknown outcome the gateway is asked. */
const unknownLookUpMs = 3_000

/** Writes down what a gateway answered to a payment that was sent. An unknown outcome is looked up by a job. */
export async function recordAnswer(
  platform: PaymentNeeds,
  work: ChurchWork,
  payment: PaymentRow,
  answer: GatewayAnswer,
): Promise<PaymentRow> {
  if (answer.kind === 'answered')
    return recordSnapshot(platform, work, payment, { snapshot: answer.snapshot, reading: 0, kind: 'RESPOSTA' })
  const none = { captured: 0, refunded: 0, reading: 0 }
  if (answer.kind === 'refused')
    return recordReading(platform, work, payment.id, {
      ...none,
      state: 'failed',
      kind: 'RECUSA',
      detail: answer.code,
      change: { codigoRecusa: answer.code.slice(0, 100) },
    })
  const startAfter = new Date(work.now.getTime() + unknownLookUpMs)
  await enqueue(work, paymentReadingQueue, { pagamento: payment.id }, { startAfter })
  return recordReading(platform, work, payment.id, { ...none, state: 'unknown', kind: 'SEM_RESPOSTA' })
}
