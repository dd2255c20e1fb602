import { type Attempt, type Counter, forgiveAttempt, takeAttempt } from '../attempts/attempts.ts'
import { DomainError } from '../errors/domain-error.ts'
import type { ChurchWork } from '../work/church-work.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { foldEmail } from './fold-email.ts'
import { recipientLimits } from './strangers.rules.ts'

/** Whether one more mail that strangers cause may go to an address. */
type RecipientsTurn = { readonly isFree: false } | { readonly isFree: true; readonly giveBack: () => Promise<void> }

/** Counts a mail to an address, in whatever way it is written, by all kinds together at one church. */
export async function takeRecipientsTurn(call: ChurchCall, to: string): Promise<RecipientsTurn> {
  const { inIdentity } = call
  const counted = { what: 'mails', who: `${call.church.uuid}/${foldEmail(to)}` }
  const attempt = await inIdentity((work) => takeMailTurn(work, counted))
  if (!attempt) return { isFree: false }
  return { isFree: true, giveBack: () => inIdentity((work) => forgiveAttempt(work, attempt)) }
}

/** Counts a mail within the limits of a recipient, in a transaction of `Database.inIdentity`; undefined for one too many. */
export async function takeMailTurn(
  work: ChurchWork,
  { what, who }: Pick<Counter, 'what' | 'who'>,
): Promise<Attempt | undefined> {
  const counters = recipientLimits.map((limit) => ({ what: `${what} in ${limit.windowMs} ms`, who, limit }))
  try {
    return await takeAttempt(work, counters, true)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return undefined
    throw error
  }
}
