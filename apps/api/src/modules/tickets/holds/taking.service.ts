import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findFreeSeats } from '../sale/choice.rules.ts'
import { takeCoupon } from '../sale/coupons.queries.ts'
import { requireNetworkShare } from '../sale/network-share.service.ts'
import { takeSeats } from '../sale/quotas.queries.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { couponUnavailable, quantityUnavailable, soldOut } from '../sale/tickets.errors.ts'
import { releaseExpired } from '../waiting/release.service.ts'
import { type HoldPlan, insertHolds } from './hold-plans.service.ts'

/** Ends the transaction of holds for which too few seats are left, and with it all that they took. */
export class TooFewSeats extends Error {
  readonly sale: Sale
  readonly plans: readonly HoldPlan[]

  constructor(sale: Sale, plans: readonly HoldPlan[]) {
    super('Too few seats are left')
    this.sale = sale
    this.plans = plans
  }
}

/**
 * Stores holds of one sale with all that they take: seats, a share of their holders, coupons. The only way in which a buyer
 * gets seats for some minutes, of one hold or of a batch. Gives those that were stored: whose key no registration has. Throws
 * TooFewSeats, NETWORK_SHARE and COUPON_UNAVAILABLE, each for all of them.
 */
export async function takeHolds(
  work: ChurchWork,
  sale: Sale,
  plans: readonly HoldPlan[],
): Promise<readonly HoldPlan[]> {
  const stored = plans.length > 0 ? await insertHolds(work, sale.eventId, plans) : []
  // Last, and coupons after quotas in every purchase: others wait for these rows until the commit.
  if (!(await takeSeats(work, sumSeats(stored)))) throw new TooFewSeats(sale, stored)
  await requireNetworkShare(
    work,
    sale,
    stored.flatMap(({ rede }) => rede ?? []),
  )
  for (const { couponId } of stored)
    if (couponId !== null && !(await takeCoupon(work, couponId))) throw couponUnavailable()
  return stored
}

function sumSeats(plans: readonly HoldPlan[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const { seats } of plans) for (const [id, count] of seats) sum.set(id, (sum.get(id) ?? 0) + count)
  return sum
}

interface Taking<T> {
  readonly call: ChurchCall
  readonly eventId: number
  /** Takes the seats in a transaction of its own. */
  readonly take: () => Promise<T>
  /** Whether seats that are released could help. */
  readonly isAboutSeats: (error: unknown) => boolean
}

/** Takes seats; where too few are left, once more after what had expired was released. */
export async function takeOrRelease<T>(
  platform: TicketNeeds,
  { call, eventId, take, isAboutSeats }: Taking<T>,
): Promise<T> {
  return take().catch(async (error: unknown) => {
    if (!isAboutSeats(error) || (await releaseExpired(platform, call, eventId)) === 0) throw error
    return take()
  })
}

/** The refusal of a hold for which too few seats are free. */
export function explainNoSeats(sale: Sale, { types }: HoldPlan, free: ReadonlyMap<number, number>): Error {
  const left = (type: Parameters<typeof findFreeSeats>[0]) => findFreeSeats(type, free)
  const tickets = sale.types.filter(({ flagAdicional, flagAtivo }) => flagAtivo && !flagAdicional)
  if (tickets.every((type) => left(type) === 0)) return soldOut()
  return quantityUnavailable(
    types.flatMap(({ type, count }) => {
      const seats = left(type)
      return seats === null || seats >= count ? [] : [{ path: `ingressos.${type.id}`, message: String(seats) }]
    }),
  )
}
