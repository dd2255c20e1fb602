import type { ChurchScope } from '../scope/scope.ts'
import type { Transactions } from '../work/transactions.ts'
import { type AttemptNeeds, type Counter, takeAttempt } from './attempts.ts'

interface UseNeeds extends AttemptNeeds {
  readonly transactions: Pick<Transactions, 'inIdentity'>
}

/** Counts the use of something that costs much, in a transaction of its own. Throws TOO_MANY_REQUESTS. */
export async function countUse(platform: UseNeeds, church: ChurchScope, counter: Counter): Promise<void> {
  await platform.transactions.inIdentity(church, ({ tx }) => takeAttempt(platform, tx, [counter], false))
}
