import type { CallSource } from '../../platform/http/route.ts'
import { toNetwork } from '../../platform/net/to-network.ts'
import { foldEmail } from '../../platform/strangers/fold-email.ts'
import { takeMailTurn } from '../../platform/strangers/recipients.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
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
