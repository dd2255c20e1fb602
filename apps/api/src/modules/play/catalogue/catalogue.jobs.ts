import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Hides a title from searches when it is over. */
export const titleEndsQueue: JobQueue<{ conteudo: number }> = {
  name: 'play-fim',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ conteudo: z.int() }),
}
