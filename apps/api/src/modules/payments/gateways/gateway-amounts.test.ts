import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents, toDecimal } from './gateway-amounts.ts'

describe('an amount at the edge of a gateway', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })

  it('comes back to the cent, as text and as a number of JSON', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDecimal(amount))).toBe(amount)
        expect(toCents(JSON.parse(JSON.stringify(Number(toDecimal(amount)))))).toBe(amount)
      }),
      { numRuns: 5000 },
    )
  })

  it('has two places, and no float in between', () => {
    expect([0, 1, 10, 115, 1_000_000_000].map(toDecimal)).toEqual(['0.00', '0.01', '0.10', '1.15', '10000000.00'])
  })

  it('is read in each way that gateways write it, and as nothing where it is none', () => {
    expect(['50', '50.1', '50.10', '50.1000', 29.16].map(toCents)).toEqual([5000, 5010, 5010, 5010, 2916])
    for (const none of ['', '-1.00', '1.005', '1,00', 'NaN', '1e3', ' 1', 0.1 + 0.2, Number.NaN])
      expect(toCents(none)).toBeUndefined()
    for (const none of [0.5, -1, Number.NaN, 2 ** 60]) expect(() => toDecimal(none)).toThrow(RangeError)
  })
})
