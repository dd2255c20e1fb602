import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type BuyerRow, countOwnedTickets, type RegistrationRow } from '../registrations/registrations.queries.ts'
import { exceedsLimits, limitsPersons } from '../sale/choice.rules.ts'
import type { Sale } from '../sale/sale.queries.ts'

/**
 * Whether the mailbox that a visitor named has more tickets of an event than one person may have. Told to that mailbox
 * alone: an answer to who registers would tell them whose addresses are registered.
 */
export async function isMailboxOverLimit(
  work: ChurchWork,
  sale: Sale,
  { memberId, eventId }: RegistrationRow,
  { email }: Pick<BuyerRow, 'email'>,
): Promise<boolean> {
  if (memberId !== null || email === null || !limitsPersons(sale)) return false
  return exceedsLimits(sale, await countOwnedTickets(work, { eventId, by: { email } }))
}
