import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { feedQueue } from './feed.jobs.ts'
import { refreshPodcast } from './refresh.service.ts'

export function podcastWorkers(platform: Needs<'clock' | 'jobs' | 'log' | 'transactions' | 'web'>): Worker[] {
  return [workerFor(feedQueue, (church, { data }) => refreshPodcast(platform, church, new Date(data.devida)))]
}
