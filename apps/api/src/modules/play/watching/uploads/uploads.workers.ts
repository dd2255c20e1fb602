import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { removeAbandoned, removeLeftovers } from './media-removal.service.ts'
import { abandonedQueue, leftoverQueue } from './uploads.jobs.ts'

export function uploadWorkers(platform: Needs<'transactions' | 'files' | 'jobs'>): Worker[] {
  return [
    workerFor(leftoverQueue, (church, { data }) => removeLeftovers(platform, church, data)),
    workerFor(abandonedQueue, (church, { data }) => removeAbandoned(platform, church, data.midia)),
  ]
}
