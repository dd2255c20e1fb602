import * as z from 'zod/mini'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { nextPlanDay, planInstant } from './schedule.rules.ts'

/** Plans the charges of a day of the church's, and then the next day. */
export const recurrenceDayQueue: JobQueue<{ dia: string }> = {
  name: 'recorrencia-dia',
  data: z.object({ dia: z.string() }),
}

/** Charges what is due of one recurring gift. */
export const recurrenceChargeQueue: JobQueue<{ recorrencia: string }> = {
  name: 'recorrencia-cobranca',
  data: z.object({ recorrencia: z.uuid() }),
}

/** Plans the church's next day at nine in the morning; there is one such job per day. */
export async function planNextDay(jobs: Jobs, work: ChurchWork, timeZone: string): Promise<void> {
  const dia = nextPlanDay(work.now, timeZone)
  await jobs.enqueue(work, recurrenceDayQueue, { dia }, { singletonKey: dia, startAfter: planInstant(dia, timeZone) })
}
