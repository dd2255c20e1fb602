import { findNetworkShare } from '../../../platform/strangers/strangers.rules.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Sale } from '../sale.queries.ts'
import { networkShare } from '../tickets.errors.ts'
import { listHeldSeats } from './network-share.queries.ts'

/**
 * What visitors of one network hold and have not paid stays a share of what is left. Asked when the seats were taken, whose
 * rows put the buyers of a quota in order. Throws NETWORK_SHARE.
 */
export async function requireNetworkShare(
  work: ChurchWork,
  { eventId, limitePorPessoa }: Pick<Sale, 'eventId' | 'limitePorPessoa'>,
  networks: readonly string[],
): Promise<void> {
  const distinct = [...new Set(networks)]
  if (distinct.length === 0) return
  const held = await listHeldSeats(work, eventId, distinct)
  if (held.some(({ seats, free }) => seats > findNetworkShare({ limitePorPessoa, left: free + seats })))
    throw networkShare()
}
