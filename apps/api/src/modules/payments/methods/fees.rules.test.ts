import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FeeRates, splitFees } from './fees.rules.ts'

const rate = fc.record({ basisPoints: fc.integer({ min: 0, max: 5000 }), fixed: fc.integer({ min: 0, max: 1000 }) })
const rates: fc.Arbitrary<FeeRates> = fc.record({ service: rate, processing: rate })
const amounts = fc.integer({ min: 1, max: 100_000_000_00 })
const none = { basisPoints: 0, fixed: 0 }

describe('the fees of a payment', () => {
  it('and what the church gets add up to the total, to the cent', () => {
    fc.assert(
      fc.property(amounts, rates, fc.boolean(), (amount, given, isCovered) => {
        const parts = splitFees(amount, given, isCovered)
        expect(parts.net + parts.service + parts.processing).toBe(parts.total)
        for (const part of Object.values(parts)) {
          expect(Number.isSafeInteger(part)).toBe(true)
          expect(part).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('that the payer covers leave the church the whole amount, for the least total', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, given) => {
        const { total, service, net } = splitFees(amount, given, true)
        const { basisPoints, fixed } = given.processing
        const left = (paid: bigint) => paid * 10_000n - paid * BigInt(basisPoints) - BigInt(fixed) * 10_000n
        const needed = BigInt(amount + service) * 10_000n
        expect(net).toBe(amount)
        expect(left(BigInt(total))).toBeGreaterThanOrEqual(needed)
        expect(left(BigInt(total - 1))).toBeLessThan(needed)
      }),
    )
  })

  it('that the church bears never raise what the payer pays', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, given) => {
        expect(splitFees(amount, given, false).total).toBe(amount)
      }),
    )
  })

  it.each([
    [5000, { service: none, processing: { basisPoints: 399, fixed: 39 } }, false, [5000, 0, 239, 4761]],
    [5000, { service: none, processing: { basisPoints: 399, fixed: 39 } }, true, [5249, 0, 249, 5000]],
    [10_000, { service: { basisPoints: 1000, fixed: 0 }, processing: none }, true, [11_000, 1000, 0, 10_000]],
    [10_000, { service: { basisPoints: 1000, fixed: 0 }, processing: none }, false, [10_000, 1000, 0, 9000]],
    [30, { service: none, processing: { basisPoints: 0, fixed: 99 } }, false, [30, 0, 30, 0]],
    [5000, { service: none, processing: none }, true, [5000, 0, 0, 5000]],
  ])('of %i at %j, covered: %s', (amount, given, isCovered, [total, service, processing, net]) => {
    expect(splitFees(amount, given, isCovered)).toEqual({ total, service, processing, net })
  })
})
