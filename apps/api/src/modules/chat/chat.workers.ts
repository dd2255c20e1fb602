import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { foldNames } from './authors/namesakes.service.ts'
import { foldNamesQueue, retentionQueue } from './channels/chat.jobs.ts'
import { deleteOldChats } from './retention/retention.service.ts'

export function chatWorkers(): Worker[] {
  return [
    workerFor(retentionQueue, deleteOldChats),
    workerFor(foldNamesQueue, (call, { signal }) => foldNames(call, signal)),
  ]
}
