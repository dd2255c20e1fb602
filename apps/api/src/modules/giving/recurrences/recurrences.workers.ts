import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { revokeAuthorisation, settleAuthorisation } from './authorisations.service.ts'
import { chargeRecurrence } from './charges.service.ts'
import { planDay } from './days.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { authorisationQueue, recurrenceChargeQueue, recurrenceDayQueue, revocationQueue } from './recurrences.jobs.ts'

export function recurrenceWorkers(platform: RecurrenceNeeds): Worker[] {
  return [
    workerFor(recurrenceDayQueue, (call) => planDay(platform, call)),
    workerFor(authorisationQueue, (call, { data }) => settleAuthorisation(platform, call, data.recorrencia)),
    workerFor(revocationQueue, (call, { data }) => revokeAuthorisation(platform, call, data)),
    workerFor(recurrenceChargeQueue, (call, { data }) => chargeRecurrence(platform, call, data.recorrencia)),
  ]
}
