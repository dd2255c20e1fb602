import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Removes bytes that a crop or a newer file has replaced. */
export const retiredQueue: JobQueue<{ codigo: string }> = {
  name: 'arquivo-forma',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ codigo: z.string() }),
}
