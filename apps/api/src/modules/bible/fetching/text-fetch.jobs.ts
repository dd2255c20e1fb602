import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Fetches a free text: minutes of a line, then seconds of the database. */
export const textFetchQueue: JobQueue<{ codigo: string }> = {
  name: 'bible-text-fetch',
  lane: 'calls',
  deadlineMs: deadlines.longMs,
  data: z.object({ codigo: z.string() }),
}
