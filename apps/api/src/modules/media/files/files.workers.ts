import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removalQueue } from './files.jobs.ts'
import { removeLeftovers } from './keeping.service.ts'

export function fileWorkers(platform: Platform): Worker[] {
  return [workerFor(removalQueue, (church, { data }) => removeLeftovers(platform, church, data))]
}
