import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { giveUpRetries } from './cycles.queries.ts'
import { endRecurrencesOfMember } from './recurrences.queries.ts'

/** Ends what a member who leaves gives regularly: nothing is charged any more. */
export async function endRecurrences(work: ChurchWork, memberId: MemberId): Promise<void> {
  const ended = await endRecurrencesOfMember(work, memberId)
  await giveUpRetries(
    work,
    ended.map(({ id }) => id),
  )
}
