import { hourMs } from '@narthex/contract/durations'
import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

const data = z.strictObject({ exportacao: z.int() })

/** Writes an export that was asked for. A church of many films takes hours. */
export const exportQueue: JobQueue<{ exportacao: number }> = {
  name: 'exportacao',
  lane: 'office',
  deadlineMs: 6 * hourMs,
  data,
}

/** Removes the file of an export whose day is over. */
export const exportEndQueue: JobQueue<{ exportacao: number }> = {
  name: 'exportacao-fim',
  lane: 'upkeep',
  deadlineMs: deadlines.callsMs,
  data,
}
