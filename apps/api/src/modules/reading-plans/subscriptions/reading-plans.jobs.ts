import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

export interface ReminderJob {
  readonly assinatura: string
  /** Day and time on the church's clock. */
  readonly dia: string
  readonly hora: string
}

/** Reminds a member of the day's reading, and plans the next day's reminder. */
export const readingReminderQueue: JobQueue<ReminderJob> = {
  name: 'plano-leitura-lembrete',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ assinatura: z.string(), dia: z.string(), hora: z.string() }),
}
