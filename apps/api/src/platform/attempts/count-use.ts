import type { MemberId } from '../ids.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { type AttemptNeeds, type Counter, takeAttempt } from './attempts.ts'

/** Counts the use of something that costs much, in a transaction of its own. Throws TOO_MANY_REQUESTS. */
export async function countUse(needs: AttemptNeeds, { inIdentity }: ChurchCall, counter: Counter): Promise<void> {
  await inIdentity(({ tx }) => takeAttempt(needs, tx, [counter], false))
}

/** Counts what a member does at their church. Throws TOO_MANY_REQUESTS. */
export function countMemberUse(
  needs: AttemptNeeds,
  call: ChurchCall & { readonly actor: { readonly memberId: MemberId } },
  { what, maxAttempts }: { readonly what: Counter['what']; readonly maxAttempts: number },
): Promise<void> {
  const who = `${call.church.uuid}/${call.actor.memberId}`
  return countUse(needs, call, { what, who, limit: { maxAttempts } })
}
