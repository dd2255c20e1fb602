import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../platform/jobs/job-queue.ts'

/** Work of which nothing matters but the word that it carries. */
export const plainQueue: JobQueue<{ word: string }> = {
  name: 'plain',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ word: z.string() }),
}
