import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/**
 * Looks an attempt up at its gateway: after a crash, an answer that never came, or a webhook. `flagPrevista`: planned before
 * it was sent, in case no answer would be written down; with an answer there is nothing to look up.
 */
export const paymentReadingQueue: JobQueue<{ pagamento: number; flagPrevista?: boolean | undefined }> = {
  name: 'pagamento-leitura',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ pagamento: z.int(), flagPrevista: z.optional(z.boolean()) }),
}

/** Cancels a payment at its gateway when its time is over. */
export const paymentExpiryQueue: JobQueue<{ pagamento: number }> = {
  name: 'pagamento-vencimento',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ pagamento: z.int() }),
}

/** Sends a refund that is written down. */
export const refundQueue: JobQueue<{ estorno: string }> = {
  name: 'pagamento-estorno',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ estorno: z.uuid() }),
}

/** Compares what is open, and what was closed since yesterday, with the gateways. */
export const reconciliationQueue: JobQueue<{ desde: string; flagPedida?: boolean | undefined }> = {
  name: 'pagamento-conciliacao',
  lane: 'payments',
  deadlineMs: deadlines.longMs,
  /** `flagPedida`: a treasurer waits for its report. */
  data: z.object({ desde: z.string(), flagPedida: z.optional(z.boolean()) }),
}

/** Deletes a card's token at its gateway. The token is sealed, for the member whose card it was. */
export const cardRemovalQueue: JobQueue<{ gateway: string; token: string; membro: number }> = {
  name: 'cartao-remocao',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ gateway: z.string(), token: z.string(), membro: z.int() }),
}

/** Ends what is left of the rehearsals of a church that went live before that ended them (migration 0110). */
export const rehearsalEndQueue: JobQueue<object> = {
  name: 'ensaio-encerramento',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({}),
}

/** Deletes what is kept of payers and webhooks no longer; once a day at most. */
export const retentionQueue: JobQueue<{ dia: string }> = {
  name: 'pagamento-retencao',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ dia: z.string() }),
}
