import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellModerators, tellNews } from './news.service.ts'
import { moderationNewsQueue, prayerNewsQueue } from './prayer.jobs.ts'

export function prayerWorkers(platform: Platform): Worker[] {
  return [
    workerFor(prayerNewsQueue, (church, { data }) => tellNews(platform, church, data.oracao)),
    workerFor(moderationNewsQueue, (church, { data }) => tellModerators(platform, church, data.dia)),
  ]
}
