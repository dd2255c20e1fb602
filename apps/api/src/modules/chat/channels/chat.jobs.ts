import { chatPrayerWaitMs } from '@narthex/contract/chat/chat-values'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import * as z from 'zod/mini'
import type { ChatMessageId } from '../../../platform/ids.ts'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** Deletes what is older than the church keeps it, and plans the next night. */
export const retentionQueue: JobQueue<{ dia: string }> = {
  name: 'chat-retencao',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ dia: z.string() }),
}

/** Computes how the names of members look where that is missing. */
export const foldNamesQueue: JobQueue<object> = {
  name: 'chat-nomes',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({}),
}

/** Publishes a request for prayer that no moderator has decided on. */
export const prayerQueue: JobQueue<{ mensagem: number }> = {
  name: 'chat-oracao',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ mensagem: z.int() }),
}

/** Start of the nightly retention in UTC, the same for all churches. */
const night = '04:00'

/** Plans the next night; there is one such job per day. */
export async function planRetention(work: ChurchWork): Promise<void> {
  const dia = dateAfter(dateIn('UTC', work.now), 1)
  await enqueue(work, retentionQueue, { dia }, { singletonKey: dia, startAfter: instantAt(dia, night, 'UTC') })
}

/** Plans that a request for prayer is published, a minute from now. */
export async function planPublishing(work: ChurchWork, mensagem: ChatMessageId): Promise<void> {
  const startAfter = new Date(work.now.getTime() + chatPrayerWaitMs)
  await enqueue(work, prayerQueue, { mensagem }, { singletonKey: String(mensagem), startAfter })
}
