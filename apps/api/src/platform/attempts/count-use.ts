import type { DomainError } from '../errors/domain-error.ts'
import type { MemberId } from '../ids.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { type Counter, forgiveAttempt, takeAttempt, takeEachAttempt } from './attempts.ts'

/** Counts the use of something that costs much, in a transaction of its own. */
export async function countUse({ inIdentity }: ChurchCall, counter: Counter): Promise<void> {
  await inIdentity((work) => takeAttempt(work, [counter], false))
}

/** Does what can be guessed wrong, and counts how often it throws. */
export async function countFailures<T>(
  { inIdentity }: ChurchCall,
  counter: Counter,
  run: () => Promise<T>,
): Promise<T> {
  const attempt = await inIdentity((work) => takeAttempt(work, [counter], false))
  const result = await run()
  await inIdentity((work) => forgiveAttempt(work, attempt))
  return result
}

/** `countUse` for several who ask at the same moment, in one transaction: for each the error that it would throw. */
export function countEachUse(
  { inIdentity }: ChurchCall,
  counters: readonly Counter[],
): Promise<(DomainError | undefined)[]> {
  return inIdentity((work) => takeEachAttempt(work, counters))
}

/** Counts what a member does at their church. */
export function countMemberUse(
  call: ChurchCall & { readonly actor: { readonly memberId: MemberId } },
  { what, maxAttempts }: { readonly what: Counter['what']; readonly maxAttempts: number },
): Promise<void> {
  const who = `${call.church.uuid}/${call.actor.memberId}`
  return countUse(call, { what, who, limit: { maxAttempts } })
}
