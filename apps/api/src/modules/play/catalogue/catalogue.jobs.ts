import * as z from 'zod/mini'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Hides a title from searches when it is over. */
export const titleEndsQueue: JobQueue<{ conteudo: number }> = {
  name: 'play-fim',
  data: z.object({ conteudo: z.int() }),
}
