import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Removes the bytes of a file without a row: it was removed, or its upload never finished. */
export const removalQueue: JobQueue<{ codigo: string; nomes: string[] }> = {
  name: 'arquivo-sobra',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ codigo: z.string(), nomes: z.array(z.string()) }),
}
