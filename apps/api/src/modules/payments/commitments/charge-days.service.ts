import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { chargeInstant, nextPlanDay, planInstant } from '../../../platform/recurring/schedule.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { ChargeKind, OrderedTries } from './charge-kind.service.ts'

/** Plans the church's next day of charges, at nine in the morning; there is one such job per day. */
export async function planChargeDay(
  work: ChurchWork,
  queue: JobQueue<{ dia: string }>,
  timeZone: string,
): Promise<void> {
  const dia = nextPlanDay(work.now, timeZone)
  await enqueue(work, queue, { dia }, { singletonKey: dia, startAfter: planInstant(dia, timeZone) })
}

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

interface DayOfCharges {
  readonly day: string
  readonly timeZone: string
  /** The ids of commitments of which something may be due on the day, in their order. */
  readonly list: (
    work: ChurchWork,
    part: { readonly after: string; readonly limit: number },
  ) => Promise<readonly string[]>
}

/**
 * Plans the charges of a day, each at its own moment of the hour. It looks at the commitments themselves, so that a job that
 * was given up is made good a day later.
 */
export async function planCharges<State extends string, Charge extends OrderedTries<State>, Commitment>(
  call: ChurchCall,
  { enqueue }: ChargeKind<State, Charge, Commitment>,
  { day, timeZone, list }: DayOfCharges,
): Promise<void> {
  for (let after = firstId; ; ) {
    const ids = await call.inChurch(async (work) => {
      const found = await list(work, { after, limit: batch })
      for (const id of found)
        await enqueue(work, id, { singletonKey: `${id}/${day}`, startAfter: chargeInstant(day, timeZone, id) })
      return found
    })
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}
