import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'

/** Reads a church's channel. The channel keeps the same due time, so that an outdated job does nothing. */
export const channelQueue: JobQueue<{ devida: string }> = {
  name: 'video_canal',
  lane: 'calls',
  deadlineMs: deadlines.callsMs,
  data: z.object({ devida: z.iso.datetime() }),
}

/** The due time is the singleton key of the job. The caller must also write it to the channel. */
export async function enqueueReading(work: ChurchWork, at: Date): Promise<void> {
  const devida = at.toISOString()
  await enqueue(work, channelQueue, { devida }, { startAfter: at, singletonKey: devida })
}
