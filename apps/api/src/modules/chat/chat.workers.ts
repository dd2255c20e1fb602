import { toChatMessageId } from '../../platform/ids.ts'
import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { foldNames } from './authors/namesakes.service.ts'
import { foldNamesQueue, prayerQueue, retentionQueue } from './channels/chat.jobs.ts'
import { publishWaitingPrayer } from './moderation/prayers.service.ts'
import { deleteOldChats } from './retention/retention.service.ts'

export function chatWorkers(): Worker[] {
  return [
    workerFor(retentionQueue, deleteOldChats),
    workerFor(prayerQueue, (call, { data }) => publishWaitingPrayer(call, toChatMessageId(data.mensagem))),
    workerFor(foldNamesQueue, (call, { signal }) => foldNames(call, signal)),
  ]
}
