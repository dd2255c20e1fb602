import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { remindOfReading } from './reminders/reminders.service.ts'
import { readingReminderQueue } from './subscriptions/reading-plans.jobs.ts'

export function readingPlanWorkers(): Worker[] {
  return [workerFor(readingReminderQueue, (call, { data }) => remindOfReading(call, data))]
}
