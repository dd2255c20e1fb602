import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { giveUpCharges } from './charges.queries.ts'
import { endSubscriptionsOfMember } from './subscriptions.queries.ts'

/** Ends what a member who leaves has subscribed to: nothing is charged any more. */
export async function endSubscriptions(work: ChurchWork, memberId: MemberId): Promise<void> {
  const ended = await endSubscriptionsOfMember(work, memberId)
  await giveUpCharges(
    work,
    ended.map(({ id }) => id),
  )
}
