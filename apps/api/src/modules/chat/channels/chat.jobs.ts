import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import * as z from 'zod/mini'
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

/** Start of the nightly retention in UTC, the same for all churches. */
const night = '04:00'

/** Plans the next night; there is one such job per day. */
export async function planRetention(work: ChurchWork): Promise<void> {
  const dia = dateAfter(dateIn('UTC', work.now), 1)
  await enqueue(work, retentionQueue, { dia }, { singletonKey: dia, startAfter: instantAt(dia, night, 'UTC') })
}
