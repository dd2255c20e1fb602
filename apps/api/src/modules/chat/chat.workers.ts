import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Needs } from '../../platform/platform.ts'
import { foldNames } from './authors/namesakes.service.ts'
import { foldNamesQueue, retentionQueue } from './channels/chat.jobs.ts'
import { deleteOldChats } from './retention/retention.service.ts'

export function chatWorkers(platform: Needs<'cache' | 'clock' | 'jobs' | 'transactions'>): Worker[] {
  return [
    workerFor(retentionQueue, (church) => deleteOldChats(platform, church)),
    workerFor(foldNamesQueue, (church, { signal }) => foldNames(platform, church, signal)),
  ]
}
