import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { chargeRecurrence } from './charges.service.ts'
import { planDay } from './days.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { recurrenceChargeQueue, recurrenceDayQueue } from './recurrences.jobs.ts'

export function recurrenceWorkers(platform: RecurrenceNeeds): Worker[] {
  return [
    workerFor(recurrenceDayQueue, (church) => planDay(platform, church)),
    workerFor(recurrenceChargeQueue, (church, { data }) => chargeRecurrence(platform, church, data.recorrencia)),
  ]
}
