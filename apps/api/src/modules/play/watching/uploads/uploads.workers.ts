import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { removeAbandoned, removeLeftovers } from './media-removal.service.ts'
import { abandonedQueue, leftoverQueue } from './uploads.jobs.ts'

export function uploadWorkers(platform: Needs<'files'>): Worker[] {
  return [
    workerFor(leftoverQueue, (call, { data }) => removeLeftovers(platform, call, data)),
    workerFor(abandonedQueue, (call, { data }) => removeAbandoned(call, data.midia)),
  ]
}
