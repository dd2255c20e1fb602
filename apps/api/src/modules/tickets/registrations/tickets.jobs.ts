import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Releases the holds of an event whose time is over. */
export const holdExpiryQueue: JobQueue<{ evento: number }> = {
  name: 'evento-reserva-vencimento',
  lane: 'timers',
  deadlineMs: deadlines.callsMs,
  data: z.object({ evento: z.int() }),
}

/** Deletes what ended holds of an event have left behind. */
export const holdSweepQueue: JobQueue<{ evento: number }> = {
  name: 'evento-reserva-limpeza',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ evento: z.int() }),
}
