import { hourMs, secondMs } from '@narthex/contract/durations'
import { tooManyRequests } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { toNetwork } from '../../platform/net/to-network.ts'
import { foldEmail } from '../../platform/strangers/fold-email.ts'
import { takeMailTurn } from '../../platform/strangers/recipients.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { isKnownNetwork } from './known-networks.service.ts'

/**
 * Counts a mail that opens an account, by its mailbox at all churches together; false where it is left out. Those that a
 * known network asks for count apart: a stranger uses up no owner's recovery. Within a transaction of `Database.inIdentity`.
 */
export async function takeAccountMailTurn(work: ChurchWork, email: string, source?: CallSource): Promise<boolean> {
  const mailbox = foldEmail(email)
  const isKnown = source !== undefined && (await isKnownNetwork(work, email, source))
  const counted = isKnown
    ? { what: 'mails to an account for a known network', who: `${mailbox} ${toNetwork(source.address)}` }
    : { what: 'mails to an account', who: mailbox }
  return (await takeMailTurn(work, counted)) !== undefined
}

/** Counts a mail to a mailbox, as `takeAccountMailTurn` does, in a transaction of its own. Throws TOO_MANY_REQUESTS. */
export async function requireAccountMailTurn(call: ChurchCall, email: string): Promise<void> {
  const isFree = await call.inIdentity((work) => takeAccountMailTurn(work, email))
  if (!isFree) throw tooManyRequests(hourMs / secondMs)
}
