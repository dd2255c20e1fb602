import { hashCallersNetwork, hashMember } from '../../../platform/strangers/hash-network.ts'
import { findDaysShare, findNetworkShare } from '../../../platform/strangers/strangers.rules.ts'
import type { StrangerCall } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findHeldOfQuotas, type HeldSeats, listHeldSeats } from './network-share.queries.ts'
import type { Sale } from './sale.queries.ts'
import { networkShare } from './tickets.errors.ts'

type Limited = Pick<Sale, 'eventId' | 'limitePorPessoa'>

/**
 * Hashes the holder for whom seats are counted that are not paid, or cost nothing: a visitor's network, or a member
 * where the event has no limit per person. Null where that limit binds a member, and for the product's own calls.
 */
export function hashHolder(
  { actor, church, source, keys }: StrangerCall,
  { limitePorPessoa }: Pick<Sale, 'limitePorPessoa'>,
): string | null {
  if (!actor) return hashCallersNetwork(keys, church, source.address)
  return limitePorPessoa === null ? hashMember(keys, church, actor.memberId) : null
}

/** Whether so many more seats, which are not taken yet, are within a holder's share of a quota. */
function fitsShare({ limitePorPessoa }: Limited, { seats, taken, free }: HeldSeats, wanted = 0): boolean {
  return (
    seats + wanted <= findNetworkShare({ limitePorPessoa, left: free + seats }) &&
    taken + wanted <= findDaysShare({ limitePorPessoa, left: free + taken })
  )
}

/**
 * Requires that the unpaid seats of each holder (`hashHolder`) stay a share of what is left, and so do the free seats
 * that a network's visitors took in the last day. To be called after the seats were taken, whose rows put the buyers of
 * a quota in order.
 */
export async function requireNetworkShare(work: ChurchWork, sale: Limited, holders: readonly string[]): Promise<void> {
  const distinct = [...new Set(holders)]
  if (distinct.length === 0) return
  const held = await listHeldSeats(work, sale.eventId, distinct)
  if (!held.every((each) => fitsShare(sale, each))) throw networkShare()
}

/** Whether a holder may have so many more seats of each of these quotas, which are locked. */
export async function hasNetworkShare(
  work: ChurchWork,
  sale: Limited,
  { holder, seats: wanted }: { readonly holder: string; readonly seats: ReadonlyMap<number, number> },
): Promise<boolean> {
  const held = await findHeldOfQuotas(work, sale.eventId, { holder, quotaIds: [...wanted.keys()] })
  return held.every((each) => fitsShare(sale, each, wanted.get(each.id)))
}
