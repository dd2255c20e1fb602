import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { remindOfReading } from './reminders/reminders.service.ts'
import { readingReminderQueue } from './subscriptions/reading-plans.jobs.ts'
import type { PlanNeeds } from './subscriptions/subscription-call.service.ts'

export function readingPlanWorkers(platform: PlanNeeds): Worker[] {
  return [workerFor(readingReminderQueue, (church, { data }) => remindOfReading(platform, church, data))]
}
