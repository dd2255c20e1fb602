import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { careReminderQueue } from './care.jobs.ts'
import { remindOfCare } from './care-reminders.service.ts'

export function careWorkers(): Worker[] {
  return [workerFor(careReminderQueue, (call, { data }) => remindOfCare(call, data.dia))]
}
