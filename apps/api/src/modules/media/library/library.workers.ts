import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { FileUseNeeds } from '../files/file-uses.service.ts'
import { retiredQueue, trashQueue } from './library.jobs.ts'
import { purgeOldFile, removeRetiredForm } from './trash.service.ts'

export function libraryWorkers(needs: FileUseNeeds): Worker[] {
  return [
    workerFor(trashQueue, (call, { data }) => purgeOldFile(needs, call, data.id)),
    workerFor(retiredQueue, (call, { data }) => removeRetiredForm(call, data.codigo)),
  ]
}
