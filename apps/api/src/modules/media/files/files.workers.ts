import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Needs } from '../../../platform/platform.ts'
import { removalQueue } from './files.jobs.ts'
import { removeLeftovers } from './keeping.service.ts'

export function fileWorkers(platform: Needs<'files' | 'transactions'>): Worker[] {
  return [workerFor(removalQueue, (church, { data }) => removeLeftovers(platform, church, data))]
}
