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
    workerFor(servicesChangedQueue, (church) => followServices(platform, church)),
    workerFor(weeklyDayQueue, (church) => followServices(platform, church)),
    workerFor(clockQueue, (church, { data }) => advanceBroadcast(platform, church, data.transmissao)),
    workerFor(sourceQueue, (church, { data }) => askSource(platform, church, data.transmissao)),
    workerFor(audienceQueue, (church, { data }) => sampleAudience(platform, church, data.transmissao)),
    workerFor(cardRetentionQueue, (church) => deleteOldCards(platform, church)),
    workerFor(reminderQueue, (church, { data }) => sendReminders(platform, church, data.transmissao)),
  ]
}
