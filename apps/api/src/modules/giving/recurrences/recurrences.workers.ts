import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { revokeAuthorisation, settleAuthorisation } from './authorisations.service.ts'
import { chargeRecurrence } from './charges.service.ts'
import { planDay } from './days.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { authorisationQueue, recurrenceChargeQueue, recurrenceDayQueue, revocationQueue } from './recurrences.jobs.ts'

export function recurrenceWorkers(platform: RecurrenceNeeds): Worker[] {
  return [
    workerFor(recurrenceDayQueue, (church) => planDay(platform, church)),
    workerFor(authorisationQueue, (church, { data }) => settleAuthorisation(platform, church, data.recorrencia)),
    workerFor(revocationQueue, (church, { data }) => revokeAuthorisation(platform, church, data)),
    workerFor(recurrenceChargeQueue, (church, { data }) => chargeRecurrence(platform, church, data.recorrencia)),
  ]
}
