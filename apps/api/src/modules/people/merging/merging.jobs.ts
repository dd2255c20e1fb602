import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Forgets what merges of people have moved, once they can be undone no more. */
export const forgetMergesQueue: JobQueue<Record<never, never>> = {
  name: 'esquecer-unioes',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.strictObject({}),
}
