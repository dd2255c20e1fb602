import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { forgetMergesQueue } from './merging.jobs.ts'
import { forgetOldMerges } from './merging.service.ts'

export function mergingWorkers(): Worker[] {
  return [workerFor(forgetMergesQueue, ({ inChurch }) => inChurch(forgetOldMerges))]
}
