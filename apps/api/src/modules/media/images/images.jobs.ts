import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Draws a picture as AVIF, the smallest format; this takes seconds. */
export const avifQueue: JobQueue<{ codigo: string }> = {
  name: 'imagem-avif',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ codigo: z.string() }),
}
