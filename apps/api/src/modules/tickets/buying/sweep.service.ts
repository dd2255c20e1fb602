import { dayMs } from '@narthex/contract/durations'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { freeTicketsCountMs } from '../../../platform/strangers/strangers.rules.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { sweepEnded } from '../answer-files/answer-files.queries.ts'
import { holdSweepQueue } from '../registrations/tickets.jobs.ts'
import { forgetNetworks, forgetUnpaidPeople } from './sweep.queries.ts'

/** Days for which data of unpaid purchases is kept, as that of payers of unpaid orders (decision 0079). */
const unpaidDays = 30
/** When an event is swept after a hold of it has ended: its files and networks, then its people and browsers. */
const sweepDays = [2, unpaidDays + 1] as const

/** Plans the sweeps of an event whose holds have ended: once for all of a day. */
export async function planSweep(call: ChurchCall, eventId: number): Promise<void> {
  await call.inChurch(async (work) => {
    for (const days of sweepDays) {
      const startAfter = new Date(work.now.getTime() + days * dayMs)
      const singletonKey = `${eventId}/${startAfter.toISOString().slice(0, 10)}`
      await enqueue(work, holdSweepQueue, { evento: eventId }, { singletonKey, startAfter })
    }
  })
}

/**
 * Deletes the files of ended purchases, holds of the day before that no one registered, the networks of free tickets, and
 * after a month whom purchases that were never paid name, and which browsers bought.
 */
export async function sweepHolds(call: ChurchCall, eventId: number): Promise<void> {
  await call.inChurch(async (work) => {
    await forgetUnpaidPeople(work, eventId, new Date(work.now.getTime() - unpaidDays * dayMs))
    await forgetNetworks(work, eventId, new Date(work.now.getTime() - freeTicketsCountMs))
    await sweepEnded(work, eventId, new Date(work.now.getTime() - dayMs))
  })
}
