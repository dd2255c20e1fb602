import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

/** Reminds staff of requests about personal data on a day of the church's calendar. */
export const privacyReminderQueue: JobQueue<{ dia: string }> = {
  name: 'privacidade-lembrete',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ dia: z.iso.date() }),
}
