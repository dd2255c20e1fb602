import { hashCallersNetwork, hashMember } from '../../../platform/strangers/hash-network.ts'
import { findNetworkShare } from '../../../platform/strangers/strangers.rules.ts'
import type { StrangerCall } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Sale } from '../sale.queries.ts'
import type { TicketNeeds } from '../ticket-needs.ts'
import { networkShare } from '../tickets.errors.ts'
import { findHeldOfQuotas, listHeldSeats } from './network-share.queries.ts'

type Limited = Pick<Sale, 'eventId' | 'limitePorPessoa'>

/**
 * Whom unpaid seats are counted for: a visitor's network, or a member where the event has no limit per person. Null where
 * that limit binds a member, and of the product's own calls.
 */
export function hashHolder(
  { keys }: Pick<TicketNeeds, 'keys'>,
  { actor, church, source }: Pick<StrangerCall, 'actor' | 'church' | 'source'>,
  { limitePorPessoa }: Pick<Sale, 'limitePorPessoa'>,
): string | null {
  if (!actor) return hashCallersNetwork(keys, church, source.address)
  return limitePorPessoa === null ? hashMember(keys, church, actor.memberId) : null
}

/**
 * What one holder (`hashHolder`) has and has not paid stays a share of what is left. Asked when the seats were taken, whose
 * rows put the buyers of a quota in order. Throws NETWORK_SHARE.
 */
export async function requireNetworkShare(
  work: ChurchWork,
  { eventId, limitePorPessoa }: Limited,
  holders: readonly string[],
): Promise<void> {
  const distinct = [...new Set(holders)]
  if (distinct.length === 0) return
  const held = await listHeldSeats(work, eventId, distinct)
  if (held.some(({ seats, free }) => seats > findNetworkShare({ limitePorPessoa, left: free + seats })))
    throw networkShare()
}

/** Whether a holder may have so many more seats of each of these quotas, which are locked. */
export async function hasNetworkShare(
  work: ChurchWork,
  { eventId, limitePorPessoa }: Limited,
  { holder, seats: wanted }: { readonly holder: string; readonly seats: ReadonlyMap<number, number> },
): Promise<boolean> {
  const held = await findHeldOfQuotas(work, eventId, { holder, quotaIds: [...wanted.keys()] })
  return held.every(
    ({ id, seats, free }) => seats + (wanted.get(id) ?? 0) <= findNetworkShare({ limitePorPessoa, left: free + seats }),
  )
}
