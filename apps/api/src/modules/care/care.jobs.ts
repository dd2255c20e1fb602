import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

/** Reminds those who take items that are due on a day of the church's calendar. */
export const careReminderQueue: JobQueue<{ dia: string }> = {
  name: 'cuidado-lembrete',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ dia: z.iso.date() }),
}
