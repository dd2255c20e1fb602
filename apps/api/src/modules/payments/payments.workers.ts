import { JobNotReadyError } from '../../platform/jobs/job-queue.ts'
import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { expirePayment } from './attempts/cancellation.service.ts'
import { isOver, readPayment } from './attempts/readings.service.ts'
import { forgetCardAtGateway } from './cards/cards.service.ts'
import { endFormerRehearsal } from './methods/settings.service.ts'
import type { PaymentNeeds } from './orders/payment-needs.ts'
import { isOpen } from './orders/payment-transitions.rules.ts'
import {
  cardRemovalQueue,
  paymentExpiryQueue,
  paymentReadingQueue,
  reconciliationQueue,
  refundQueue,
  rehearsalEndQueue,
  retentionQueue,
} from './orders/payments.jobs.ts'
import { findPayment } from './orders/payments.queries.ts'
import { reconcilePayments } from './reconciliation/reconciliation.service.ts'
import { sendRefund } from './refunds/refunds.service.ts'
import { deleteOldRecords } from './retention/retention.service.ts'

/** The gateway surely has nothing of it: it is not asked, which may take half a minute where it is silent. */
async function isRefused(work: ChurchWork, id: number): Promise<boolean> {
  const payment = await findPayment(work, id)
  return payment !== undefined && payment.externoId === null && isOver(payment)
}

export function paymentWorkers(platform: PaymentNeeds): Worker[] {
  return [
    workerFor(paymentReadingQueue, async (call, { data }) => {
      const { pagamento: id, flagPrevista } = data
      if (flagPrevista && (await call.inChurch((work) => isRefused(work, id)))) return
      const payment = await readPayment(platform, call, id)
      // An answer is still missing: the runner tries again, with growing pauses.
      if (payment && isOpen(payment.situacao) && !payment.externoId) throw new JobNotReadyError('A payment is unknown')
    }),
    workerFor(paymentExpiryQueue, (call, { data }) => expirePayment(platform, call, data.pagamento)),
    workerFor(refundQueue, (call, { data }) => sendRefund(platform, call, data.estorno)),
    workerFor(reconciliationQueue, async (call, { data }) => {
      await reconcilePayments(platform, call, { isRequested: data.flagPedida ?? false })
    }),
    workerFor(rehearsalEndQueue, (call) => endFormerRehearsal(platform, call)),
    workerFor(retentionQueue, deleteOldRecords),
    workerFor(cardRemovalQueue, (call, { data }) => forgetCardAtGateway(platform, call, data)),
  ]
}
