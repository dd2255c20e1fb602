import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Platform } from '../../../platform/platform.ts'
import { avifQueue } from './images.jobs.ts'
import { drawLighter } from './images.service.ts'

export function imageWorkers(platform: Platform): Worker[] {
  return [workerFor(avifQueue, (church, { data }) => drawLighter(platform, church, data.codigo))]
}
