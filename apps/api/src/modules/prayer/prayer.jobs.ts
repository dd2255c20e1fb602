import * as z from 'zod/mini'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'

/** Tells who asked of the people who prayed and wrote since they were told last. */
export const prayerNewsQueue: JobQueue<{ oracao: number }> = {
  name: 'oracao-noticias',
  data: z.object({ oracao: z.int() }),
}

/** Tells the moderators once a day how much waits for them. */
export const moderationNewsQueue: JobQueue<{ dia: string }> = {
  name: 'oracao-moderacao',
  data: z.object({ dia: z.string() }),
}
