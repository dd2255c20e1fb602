import { type Attempt, type AttemptNeeds, type Counter, forgiveAttempt, takeAttempt } from '../attempts/attempts.ts'
import type { Tx } from '../database/database.ts'
import { DomainError } from '../errors/domain-error.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { Transactions } from '../work/transactions.ts'
import { foldEmail } from './fold-email.ts'
import { recipientLimits } from './strangers.rules.ts'

export interface RecipientNeeds extends AttemptNeeds {
  readonly transactions: Pick<Transactions, 'inIdentity'>
}

/** Whether one more mail that strangers cause may go to an address. */
type RecipientsTurn = { readonly isFree: false } | { readonly isFree: true; readonly giveBack: () => Promise<void> }

/** Counts a mail to an address, in whatever way it is written, by all kinds together at one church. */
export async function takeRecipientsTurn(
  needs: RecipientNeeds,
  church: ChurchScope,
  to: string,
): Promise<RecipientsTurn> {
  const { inIdentity } = needs.transactions
  const counted = { what: 'mails', who: `${church.uuid}/${foldEmail(to)}` }
  const attempt = await inIdentity(church, ({ tx }) => takeMailTurn(needs, tx, counted))
  if (!attempt) return { isFree: false }
  return { isFree: true, giveBack: () => inIdentity(church, ({ tx }) => forgiveAttempt(needs, tx, attempt)) }
}

/** Counts a mail within the limits of a recipient, in a transaction of `Database.inIdentity`; undefined for one too many. */
export async function takeMailTurn(
  needs: AttemptNeeds,
  tx: Tx,
  { what, who }: Pick<Counter, 'what' | 'who'>,
): Promise<Attempt | undefined> {
  const counters = recipientLimits.map((limit) => ({ what: `${what} in ${limit.windowMs} ms`, who, limit }))
  try {
    return await takeAttempt(needs, tx, counters, true)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return undefined
    throw error
  }
}
