import * as z from 'zod/mini'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'

/** Notifies the author of new prayers and messages. */
export const prayerNewsQueue: JobQueue<{ oracao: number }> = {
  name: 'oracao-noticias',
  data: z.object({ oracao: z.int() }),
}

/** Daily notice to moderators of how much waits. */
export const moderationNewsQueue: JobQueue<{ dia: string }> = {
  name: 'oracao-moderacao',
  data: z.object({ dia: z.string() }),
}
