import { type AttemptNeeds, type Counter, forgiveAttempt, takeAttempt } from '../attempts/attempts.ts'
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
  const who = `${church.uuid}/${foldEmail(to)}`
  const counters = recipientLimits.map((limit): Counter => ({ what: `mails in ${limit.windowMs} ms`, who, limit }))
  try {
    const attempt = await inIdentity(church, ({ tx }) => takeAttempt(needs, tx, counters, true))
    return { isFree: true, giveBack: () => inIdentity(church, ({ tx }) => forgiveAttempt(needs, tx, attempt)) }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return { isFree: false }
    throw error
  }
}
