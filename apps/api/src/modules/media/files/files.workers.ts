import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Needs } from '../../../platform/platform.ts'
import { removalQueue } from './files.jobs.ts'
import { removeLeftovers } from './keeping.service.ts'

export function fileWorkers(platform: Needs<'files'>): Worker[] {
  return [workerFor(removalQueue, (call, { data }) => removeLeftovers(platform, call, data))]
}
