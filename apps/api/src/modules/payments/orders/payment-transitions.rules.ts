import type { PaymentState } from '@narthex/contract/payments/payment-states'

/**
 * States in the order in which a payment moves through them. It never moves back, whatever order its snapshots arrive in:
 * `paid` outranks every failure, so that a late success counts and a late failure does not.
 */
const ranks = {
  created: 0,
  unknown: 1,
  requires_action: 2,
  awaiting_payer: 3,
  processing: 4,
  authorized: 5,
  in_review: 6,
  failed: 7,
  canceled: 8,
  expired: 9,
  paid: 10,
  refund_pending: 11,
  partially_refunded: 12,
  disputed: 13,
  refunded: 14,
} as const satisfies Record<PaymentState, number>

/** States that may end where they began: a dispute is won, a refund is refused. */
const reversible: ReadonlySet<PaymentState> = new Set(['disputed', 'refund_pending'])

/** The known standing of a payment. Amounts in cents; they only rise. */
export interface Standing {
  readonly state: PaymentState
  readonly captured: number
  readonly refunded: number
  /** The number of the latest reading that is part of it. */
  readonly reading: number
}

/** A single reading of a payment. Readings are numbered in the order in which they were requested. */
export interface Reading {
  readonly state: PaymentState
  readonly captured: number
  readonly refunded: number
  readonly reading: number
}

export const firstStanding: Standing = { state: 'created', captured: 0, refunded: 0, reading: 0 }

/**
 * Adds a reading. The result depends on which readings were added, not on their order or repetition. Only the newest
 * reading moves a payment into or out of a dispute or a pending refund.
 */
export function applyReading(standing: Standing, seen: Reading): Standing {
  const captured = Math.max(standing.captured, seen.captured)
  const refunded = Math.min(captured, Math.max(standing.refunded, seen.refunded))
  const lasting = highest(
    lastingState(standing.state, standing),
    lastingState(seen.state, seen),
    refunded > 0 ? settledState(captured, refunded) : 'created',
  )
  const newest = seen.reading >= standing.reading ? seen : standing
  const state = reversible.has(newest.state) ? highest(newest.state, lasting) : lasting
  return { state, captured, refunded, reading: newest.reading }
}

/** True where the table lets a payment move on. */
export function canMove(from: PaymentState, to: PaymentState): boolean {
  const [before, after] = [
    { ...firstStanding, state: from },
    { state: to, captured: 0, refunded: 0, reading: 1 },
  ]
  return from !== to && applyReading(before, after).state === to
}

/** Nothing of it is expected any more, except a late success. */
export const isClosed = (state: PaymentState): boolean => ranks[state] >= ranks.failed
/** The gateway or the payer still has to act. */
export const isOpen = (state: PaymentState): boolean => !isClosed(state)
/** Money came; some or all of it may have gone back. */
export const hasSucceeded = (state: PaymentState): boolean => ranks[state] >= ranks.paid
/** The church has the money, or a part of it. */
export const isSettled = (state: PaymentState): boolean => hasSucceeded(state) && state !== 'refunded'

/** The state that remains when the reversible part is over. An unknown raw state changes nothing. */
function lastingState(
  state: PaymentState,
  { captured, refunded }: { captured: number; refunded: number },
): PaymentState {
  return reversible.has(state) ? settledState(captured, refunded) : state
}

function settledState(captured: number, refunded: number): PaymentState {
  if (refunded === 0) return 'paid'
  return refunded < captured ? 'partially_refunded' : 'refunded'
}

const highest = (...states: readonly PaymentState[]): PaymentState =>
  states.reduce((top, state) => (ranks[state] > ranks[top] ? state : top))
