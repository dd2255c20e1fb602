import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Needs } from '../../../platform/platform.ts'
import { avifQueue } from './images.jobs.ts'
import { drawAvifVariants } from './images.service.ts'

export function imageWorkers(platform: Needs<'files' | 'transactions'>): Worker[] {
  return [workerFor(avifQueue, (church, { data }) => drawAvifVariants(platform, church, data.codigo))]
}
