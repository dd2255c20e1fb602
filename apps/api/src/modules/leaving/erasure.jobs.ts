import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

/** Erases what a church holds of a person who has left it. The payload keeps its column names: queued jobs outlive a release. */
export const erasureQueue: JobQueue<{ contaId: number; usuarioId: number }> = {
  name: 'exclusao',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ contaId: z.int(), usuarioId: z.int() }),
}
