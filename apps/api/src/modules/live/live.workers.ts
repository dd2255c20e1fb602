import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { servicesChangedQueue } from '../churches/churches.signals.ts'
import { sampleAudience } from './audience/audience.service.ts'
import {
  audienceQueue,
  cardRetentionQueue,
  clockQueue,
  reminderQueue,
  sourceQueue,
  weeklyDayQueue,
} from './broadcasts/live.jobs.ts'
import type { LiveNeeds } from './broadcasts/live-needs.ts'
import { deleteOldCards } from './moments/card-retention.service.ts'
import { sendReminders } from './reminders/reminders.service.ts'
import { askSource } from './states/source-asking.service.ts'
import { advanceBroadcast } from './states/states.service.ts'
import { followServices } from './weekly/weekly.service.ts'

export function liveWorkers(platform: LiveNeeds): Worker[] {
  return [
    workerFor(servicesChangedQueue, (call) => followServices(platform, call)),
    workerFor(weeklyDayQueue, (call) => followServices(platform, call)),
    workerFor(clockQueue, (call, { data }) => advanceBroadcast(platform, call, data.transmissao)),
    workerFor(sourceQueue, (call, { data }) => askSource(platform, call, data.transmissao)),
    workerFor(audienceQueue, (call, { data }) => sampleAudience(platform, call, data.transmissao)),
    workerFor(cardRetentionQueue, deleteOldCards),
    workerFor(reminderQueue, (call, { data }) => sendReminders(call, data.transmissao)),
  ]
}
