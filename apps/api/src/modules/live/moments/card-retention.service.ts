import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { cardRetentionQueue } from '../broadcasts/live.jobs.ts'
import { deleteGuestCards, hasGuestCards } from './responses.queries.ts'

/** Time enough to get in touch. Members' cards stay until the members are erased. */
const daysKept = 90
/** Start of the nightly deletion in UTC, the same for all churches. */
const night = '04:30'

/** Plans the next night, while there is a guest's card. There is one such job per day. */
export async function planCardRetention(work: ChurchWork): Promise<void> {
  const dia = dateAfter(dateIn('UTC', work.now), 1)
  const startAfter = instantAt(dia, night, 'UTC')
  await enqueue(work, cardRetentionQueue, { dia }, { singletonKey: dia, startAfter })
}

/** Deletes the connect cards of guests after three months. */
export async function deleteOldCards(call: ChurchCall): Promise<void> {
  await call.inChurch(async (work) => {
    await deleteGuestCards(work, new Date(work.now.getTime() - daysKept * dayMs))
    if (await hasGuestCards(work)) await planCardRetention(work)
  })
}
