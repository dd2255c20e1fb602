import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { feedQueue } from './feed.jobs.ts'
import { refreshPodcast } from './refresh.service.ts'

export function podcastWorkers(platform: Platform): Worker[] {
  return [workerFor(feedQueue, (church, { data }) => refreshPodcast(platform, church, new Date(data.devida)))]
}
