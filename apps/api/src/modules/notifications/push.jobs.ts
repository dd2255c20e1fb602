import * as z from 'zod/mini'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'

/** Notes for each device that a notification is for it: one job for each notification. */
export const distributionQueue: JobQueue<{ notificacao: number }> = {
  name: 'notificacao',
  data: z.object({ notificacao: z.int() }),
}

/** Pushes what is due at a church, whatever notification it belongs to. */
export const deliveryQueue: JobQueue<object> = { name: 'push', data: z.object({}) }
