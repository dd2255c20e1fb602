import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Needs } from '../../../platform/platform.ts'
import { avifQueue } from './images.jobs.ts'
import { drawAvifVariants } from './images.service.ts'

export function imageWorkers(platform: Needs<'files'>): Worker[] {
  return [workerFor(avifQueue, (call, { data }) => drawAvifVariants(platform, call, data.codigo))]
}
