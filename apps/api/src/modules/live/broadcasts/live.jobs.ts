import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

const ofBroadcast = z.object({ transmissao: z.int() })

/** Makes broadcasts follow weekly services, once a day. */
export const weeklyDayQueue: JobQueue<{ dia: string }> = {
  name: 'transmissao-dia',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({ dia: z.string() }),
}

/** Moves a broadcast on when its time has come. */
export const clockQueue: JobQueue<{ transmissao: number }> = {
  name: 'transmissao-relogio',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: ofBroadcast,
}

/** Asks a source whether it is live. */
export const sourceQueue: JobQueue<{ transmissao: number }> = {
  name: 'transmissao-fonte',
  lane: 'calls',
  deadlineMs: deadlines.shortMs,
  data: ofBroadcast,
}

/** Counts who watches. */
export const audienceQueue: JobQueue<{ transmissao: number }> = {
  name: 'transmissao-audiencia',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: ofBroadcast,
}

/** Deletes what guests wrote about themselves, by night. */
export const cardRetentionQueue: JobQueue<{ dia: string }> = {
  name: 'transmissao-cartoes',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ dia: z.string() }),
}

/** Reminds those who asked for it. */
export const reminderQueue: JobQueue<{ transmissao: number }> = {
  name: 'transmissao-lembretes',
  lane: 'timers',
  deadlineMs: deadlines.callsMs,
  data: ofBroadcast,
}
