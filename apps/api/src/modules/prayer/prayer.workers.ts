import { toPrayerId } from '../../platform/ids.ts'
import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { notifyAuthorOfNews, notifyModerators } from './news.service.ts'
import { moderationNewsQueue, prayerNewsQueue } from './prayer.jobs.ts'

export function prayerWorkers(): Worker[] {
  return [
    workerFor(prayerNewsQueue, (call, { data }) => notifyAuthorOfNews(call, toPrayerId(data.oracao))),
    workerFor(moderationNewsQueue, (call, { data }) => notifyModerators(call, data.dia)),
  ]
}
