import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { privacyReminderQueue } from './privacy.jobs.ts'
import { remindOfRequests } from './privacy-reminders.service.ts'

export function privacyWorkers(): Worker[] {
  return [workerFor(privacyReminderQueue, (call, { data }) => remindOfRequests(call, data.dia))]
}
