import { hourMs } from '@narthex/contract/durations'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { reconciliationQueue } from '../orders/payments.jobs.ts'

/** Plans a reconciliation of the church at the full hour after the next; that hour is its key, so there is one at most. */
export async function planReconciliation(work: ChurchWork, delayMs = hourMs): Promise<void> {
  const startAfter = new Date((Math.floor((work.now.getTime() + delayMs) / hourMs) + 1) * hourMs)
  const options = { singletonKey: startAfter.toISOString(), startAfter }
  await enqueue(work, reconciliationQueue, { desde: work.now.toISOString() }, options)
}
