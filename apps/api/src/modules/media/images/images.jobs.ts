import * as z from 'zod/mini'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Draws a picture as AVIF, the smallest format; this takes seconds. */
export const avifQueue: JobQueue<{ codigo: string }> = {
  name: 'imagem-avif',
  data: z.object({ codigo: z.string() }),
}
