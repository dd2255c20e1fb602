import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { feedQueue } from './feed.jobs.ts'
import { refreshPodcast } from './refresh.service.ts'

export function podcastWorkers(platform: Needs<'log' | 'web'>): Worker[] {
  return [workerFor(feedQueue, (call, { data }) => refreshPodcast(platform, call, new Date(data.devida)))]
}
