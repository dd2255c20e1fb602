import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

/** Notifies the author of new prayers and messages. */
export const prayerNewsQueue: JobQueue<{ oracao: number }> = {
  name: 'oracao-noticias',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ oracao: z.int() }),
}

/** Daily notice to moderators of how much waits. */
export const moderationNewsQueue: JobQueue<{ dia: string }> = {
  name: 'oracao-moderacao',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ dia: z.string() }),
}
