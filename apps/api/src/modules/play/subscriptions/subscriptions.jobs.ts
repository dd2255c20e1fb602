import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { planChargeDay } from '../../payments/commitments/charge-days.service.ts'

/** Plans the renewals of a day of the church's, and then the next day. */
export const playDayQueue: JobQueue<{ dia: string }> = {
  name: 'play-dia',
  lane: 'payments',
  deadlineMs: deadlines.longMs,
  data: z.object({ dia: z.string() }),
}

/** Charges or asks for what is due of one subscription. */
export const playRenewalQueue: JobQueue<{ assinatura: string }> = {
  name: 'play-renovacao',
  lane: 'payments',
  deadlineMs: deadlines.callsMs,
  data: z.object({ assinatura: z.uuid() }),
}

/** Plans the church's next day of subscriptions. */
export const planPlayDay = (work: ChurchWork, timeZone: string): Promise<void> =>
  planChargeDay(work, playDayQueue, timeZone)
