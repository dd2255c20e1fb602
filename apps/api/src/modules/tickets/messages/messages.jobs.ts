import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** `depois`: the last purchase of the batch before. */
const batchData = z.object({ mensagem: z.int(), depois: z.optional(z.string()) })
export type MessageBatchData = z.infer<typeof batchData>

/** Addresses a message to the people of some purchases; the next job goes on behind them. */
export const messageBatchQueue: JobQueue<MessageBatchData> = {
  name: 'evento-mensagem',
  lane: 'timers',
  deadlineMs: deadlines.callsMs,
  data: batchData,
}

/** One mail of a message; the sealed person is read by `openPerson`. */
export const messageMailQueue: JobQueue<{ mensagem: number; pessoa: string }> = {
  name: 'evento-mensagem-e-mail',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data: z.object({ mensagem: z.int(), pessoa: z.string() }),
}

/** Forgets to whom a message went. */
export const messageEndQueue: JobQueue<{ mensagem: number }> = {
  name: 'evento-mensagem-fim',
  lane: 'timers',
  deadlineMs: deadlines.callsMs,
  data: z.object({ mensagem: z.int() }),
}
