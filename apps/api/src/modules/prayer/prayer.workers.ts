import { toPrayerId } from '../../platform/ids.ts'
import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Needs } from '../../platform/platform.ts'
import { notifyAuthorOfNews, notifyModerators } from './news.service.ts'
import { moderationNewsQueue, prayerNewsQueue } from './prayer.jobs.ts'

export function prayerWorkers(platform: Needs<'clock' | 'jobs' | 'transactions'>): Worker[] {
  return [
    workerFor(prayerNewsQueue, (church, { data }) => notifyAuthorOfNews(platform, church, toPrayerId(data.oracao))),
    workerFor(moderationNewsQueue, (church, { data }) => notifyModerators(platform, church, data.dia)),
  ]
}
