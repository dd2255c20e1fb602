import { type PaymentState, paymentStates } from '@narthex/contract/payments/payment-states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyReading,
  canMove,
  firstStanding,
  hasSucceeded,
  isClosed,
  isOpen,
  type Reading,
} from './payment-transitions.rules.ts'

const closed = ['failed', 'canceled', 'expired'] as const
const settled = ['paid', 'refund_pending', 'partially_refunded', 'disputed', 'refunded'] as const

/** Every move that is allowed; no other is. */
const moves: Record<PaymentState, readonly PaymentState[]> = {
  created: paymentStates.filter((state) => state !== 'created'),
  unknown: paymentStates.filter((state) => state !== 'created' && state !== 'unknown'),
  requires_action: ['awaiting_payer', 'processing', 'authorized', 'in_review', ...closed, ...settled],
  awaiting_payer: ['processing', 'authorized', 'in_review', ...closed, ...settled],
  processing: ['authorized', 'in_review', ...closed, ...settled],
  authorized: ['in_review', ...closed, ...settled],
  in_review: [...closed, ...settled],
  failed: ['canceled', 'expired', ...settled],
  canceled: ['expired', ...settled],
  expired: settled,
  paid: ['refund_pending', 'partially_refunded', 'disputed', 'refunded'],
  refund_pending: ['paid', 'partially_refunded', 'disputed', 'refunded'],
  partially_refunded: ['disputed', 'refunded'],
  disputed: ['paid', 'partially_refunded', 'refunded', 'refund_pending'],
  refunded: [],
}
const pairs = paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const))

/** Amounts are those that a gateway would report with the state. */
const readings: fc.Arbitrary<Reading[]> = fc
  .array(fc.record({ state: fc.constantFrom(...paymentStates), part: fc.integer({ min: 1, max: 999 }) }), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(({ state, part }, index) => ({
      state,
      captured: hasSucceeded(state) ? 1000 : 0,
      refunded: state === 'refunded' ? 1000 : state === 'partially_refunded' ? part : 0,
      reading: index + 1,
    })),
  )

const end = (all: readonly Reading[]) => all.reduce(applyReading, firstStanding)

describe('the state of a payment', () => {
  it.each(pairs)('from %s to %s moves only where the table says so', (from, to) => {
    expect(canMove(from, to)).toBe(moves[from].includes(to))
  })

  it('ends the same for every order and repetition of the same readings', () => {
    const shuffled = readings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length * 3 })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(end(other)).toEqual(end(all))
      }),
      { numRuns: 2000 },
    )
  })

  it('control: with the newest state winning, order would matter', () => {
    const newestWins = (all: readonly Reading[]) => all.at(-1)?.state
    const [paid, failed] = (['paid', 'failed'] as const).map((state, reading) => ({
      ...firstStanding,
      state,
      reading,
    })) as [Reading, Reading]
    expect(newestWins([paid, failed])).not.toBe(newestWins([failed, paid]))
    expect(end([paid, failed])).toEqual(end([failed, paid]))
  })

  it('never leaves a success for a failure', () => {
    fc.assert(
      fc.property(readings, (all) => {
        if (all.some(({ state }) => hasSucceeded(state))) expect(hasSucceeded(end(all).state)).toBe(true)
      }),
    )
  })

  it.each(closed)('accepts a late success after %s', (state) => {
    const before = applyReading(firstStanding, { state, captured: 0, refunded: 0, reading: 1 })
    expect(applyReading(before, { state: 'paid', captured: 500, refunded: 0, reading: 2 }).state).toBe('paid')
  })

  it('is never refunded by more than was captured', () => {
    fc.assert(
      fc.property(readings, fc.integer({ min: 0, max: 5000 }), (all, refunded) => {
        const wrong = { state: 'paid', captured: 1000, refunded, reading: 99 } as const
        const { captured, refunded: counted } = end([...all, wrong])
        expect(counted).toBeLessThanOrEqual(captured)
      }),
    )
  })

  it('returns to paid when the newest reading says that a dispute is won, and not by an older one', () => {
    const at = (state: PaymentState, reading: number) => ({ state, captured: 1000, refunded: 0, reading })
    expect(end([at('paid', 1), at('disputed', 2), at('paid', 3)]).state).toBe('paid')
    expect(end([at('disputed', 2), at('paid', 1)]).state).toBe('disputed')
  })

  it.each(paymentStates)('%s is either open or closed', (state) => {
    expect(isOpen(state)).toBe(!isClosed(state))
  })
})
