import * as z from 'zod/mini'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'

/** `depois`: the last purchase of the batch before. */
const batchData = z.object({ mensagem: z.int(), depois: z.optional(z.string()) })
export type MessageBatchData = z.infer<typeof batchData>

/** Addresses a message to the people of some purchases; the next job goes on behind them. */
export const messageBatchQueue: JobQueue<MessageBatchData> = { name: 'evento-mensagem', data: batchData }

/** One mail of a message; the sealed person is read by `openPerson`. */
export const messageMailQueue: JobQueue<{ mensagem: number; pessoa: string }> = {
  name: 'evento-mensagem-e-mail',
  data: z.object({ mensagem: z.int(), pessoa: z.string() }),
}

/** Forgets to whom a message went. */
export const messageEndQueue: JobQueue<{ mensagem: number }> = {
  name: 'evento-mensagem-fim',
  data: z.object({ mensagem: z.int() }),
}
