import { dayMs } from '@narthex/contract/durations'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { freeTicketsCountMs } from '../../../platform/strangers/strangers.rules.ts'
import { sweepEnded } from '../answer-files/answer-files.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { holdSweepQueue } from '../registrations/tickets.jobs.ts'
import { forgetNetworks, forgetUnpaidPeople } from './sweep.queries.ts'

/** As long as payers of orders that were never paid (decision 0079). */
const unpaidDays = 30
/** When an event is swept after a hold of it has ended: its files and networks, then its people and browsers. */
const sweepDays = [2, unpaidDays + 1] as const

/** Plans the sweeps of an event whose holds have ended: once for all of a day. */
export async function planSweep(
  { jobs, transactions }: Pick<TicketNeeds, 'jobs' | 'transactions'>,
  church: ChurchScope,
  eventId: number,
): Promise<void> {
  await transactions.inChurch(church, async (work) => {
    for (const days of sweepDays) {
      const startAfter = new Date(work.now.getTime() + days * dayMs)
      const singletonKey = `${eventId}/${startAfter.toISOString().slice(0, 10)}`
      await jobs.enqueue(work, holdSweepQueue, { evento: eventId }, { singletonKey, startAfter })
    }
  })
}

/**
 * Deletes the files of ended purchases, holds of the day before that no one registered, the networks of free tickets, and
 * after a month whom purchases that were never paid name, and which browsers bought.
 */
export async function sweepHolds(
  { transactions }: Pick<TicketNeeds, 'transactions'>,
  church: ChurchScope,
  eventId: number,
): Promise<void> {
  await transactions.inChurch(church, async (work) => {
    await forgetUnpaidPeople(work, eventId, new Date(work.now.getTime() - unpaidDays * dayMs))
    await forgetNetworks(work, eventId, new Date(work.now.getTime() - freeTicketsCountMs))
    await sweepEnded(work, eventId, new Date(work.now.getTime() - dayMs))
  })
}
