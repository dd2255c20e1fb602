import * as z from 'zod/mini'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'

const ofBroadcast = z.object({ transmissao: z.int() })

/** Makes broadcasts follow weekly services, once a day. */
export const weeklyDayQueue: JobQueue<{ dia: string }> = {
  name: 'transmissao-dia',
  data: z.object({ dia: z.string() }),
}

/** Moves a broadcast on when its time has come. */
export const clockQueue: JobQueue<{ transmissao: number }> = { name: 'transmissao-relogio', data: ofBroadcast }

/** Asks a source whether it is live. */
export const sourceQueue: JobQueue<{ transmissao: number }> = { name: 'transmissao-fonte', data: ofBroadcast }

/** Counts who watches. */
export const audienceQueue: JobQueue<{ transmissao: number }> = { name: 'transmissao-audiencia', data: ofBroadcast }

/** Deletes what guests wrote about themselves, by night. */
export const cardRetentionQueue: JobQueue<{ dia: string }> = {
  name: 'transmissao-cartoes',
  data: z.object({ dia: z.string() }),
}

/** Reminds those who asked for it. */
export const reminderQueue: JobQueue<{ transmissao: number }> = { name: 'transmissao-lembretes', data: ofBroadcast }
