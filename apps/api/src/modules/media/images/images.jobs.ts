import * as z from 'zod/mini'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Draws a picture once more in the format that weighs least, which takes seconds. */
export const avifQueue: JobQueue<{ codigo: string }> = {
  name: 'imagem-avif',
  data: z.object({ codigo: z.string() }),
}
