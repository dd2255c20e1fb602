import { dayMs } from '@narthex/contract/church-time'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { sweepEnded } from '../answer-files/answer-files.queries.ts'
import type { TicketNeeds } from '../ticket-needs.ts'
import { holdSweepQueue } from '../tickets.jobs.ts'

/** Plans the sweep of an event whose holds have ended: once for all of a day. */
export async function planSweep(
  { jobs, transactions }: Pick<TicketNeeds, 'jobs' | 'transactions'>,
  church: ChurchScope,
  eventId: number,
): Promise<void> {
  await transactions.inChurch(church, (work) => {
    const startAfter = new Date(work.now.getTime() + 2 * dayMs)
    const singletonKey = `${eventId}/${startAfter.toISOString().slice(0, 10)}`
    return jobs.enqueue(work, holdSweepQueue, { evento: eventId }, { singletonKey, startAfter })
  })
}

/** Deletes the files of ended purchases, and holds of the day before that no one registered. */
export async function sweepHolds(
  { transactions }: Pick<TicketNeeds, 'transactions'>,
  church: ChurchScope,
  eventId: number,
): Promise<void> {
  await transactions.inChurch(church, (work) => sweepEnded(work, eventId, new Date(work.now.getTime() - dayMs)))
}
