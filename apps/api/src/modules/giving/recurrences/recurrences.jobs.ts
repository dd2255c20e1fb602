import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { planChargeDay } from '../../payments/commitments/charge-days.service.ts'
import type { RecurrenceRow } from './recurrences.queries.ts'

/** Plans the charges of a day of the church's, and then the next day. */
export const recurrenceDayQueue: JobQueue<{ dia: string }> = {
  name: 'recorrencia-dia',
  lane: 'timers',
  deadlineMs: deadlines.longMs,
  data: z.object({ dia: z.string() }),
}

/** Charges what is due of one recurring gift. */
export const recurrenceChargeQueue: JobQueue<{ recorrencia: string }> = {
  name: 'recorrencia-cobranca',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ recorrencia: z.uuid() }),
}

/** Plans the church's next day of recurring gifts. */
export const planNextDay = (work: ChurchWork, timeZone: string): Promise<void> =>
  planChargeDay(work, recurrenceDayQueue, timeZone)

/** Asks the bank how the authorisation of a gift stands, and withdraws the debits of one that pauses or has ended. */
export const authorisationQueue: JobQueue<{ recorrencia: string }> = {
  name: 'recorrencia-autorizacao',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ recorrencia: z.uuid() }),
}

/** Cancels an authorisation at its gateway. It names no gift: that may be deleted by then, with its giver. */
export const revocationQueue: JobQueue<{
  gateway: string
  autorizacao: string | null
  referencia: string
  desde: string
}> = {
  name: 'recorrencia-revogacao',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({
    gateway: z.string(),
    autorizacao: z.nullable(z.string()),
    referencia: z.string(),
    desde: z.string(),
  }),
}

/** Plans a look at a gift's authorisation, after the commit. */
export async function planAuthorisationReading(
  work: ChurchWork,
  { id, meio }: Pick<RecurrenceRow, 'id' | 'meio'>,
): Promise<void> {
  if (meio === 'PIX_AUTOMATICO') await enqueue(work, authorisationQueue, { recorrencia: id })
}

/** Plans the end of a gift's authorisation, after the commit. */
export async function planRevocation(
  work: ChurchWork,
  { gateway, autorizacaoId: autorizacao, autorizacaoReferencia: referencia, criadoEm }: RecurrenceRow,
): Promise<void> {
  if (referencia === null) return
  const data = { gateway, autorizacao, referencia, desde: criadoEm.toISOString() }
  await enqueue(work, revocationQueue, data)
}
