import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { giveUpRetries } from './cycles.queries.ts'
import { planRevocation } from './recurrences.jobs.ts'
import { endRecurrencesOfMember } from './recurrences.queries.ts'

/** Ends what a member who leaves gives regularly: nothing is charged any more, and no authorisation is left at a bank. */
export async function endRecurrences(work: ChurchWork, memberId: MemberId): Promise<void> {
  const ended = await endRecurrencesOfMember(work, memberId)
  await giveUpRetries(
    work,
    ended.map(({ id }) => id),
  )
  for (const gift of ended) await planRevocation(work, gift)
}
