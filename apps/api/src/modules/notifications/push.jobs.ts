import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

/** Queues a notification for its devices; one job per notification. */
export const distributionQueue: JobQueue<{ notificacao: number }> = {
  name: 'notificacao',
  lane: 'timers',
  deadlineMs: deadlines.callsMs,
  data: z.object({ notificacao: z.int() }),
}

/** Pushes all due deliveries of a church. */
export const deliveryQueue: JobQueue<object> = {
  name: 'push',
  lane: 'calls',
  deadlineMs: deadlines.longMs,
  data: z.object({}),
}
