import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeGift, isLargeEnough, splitRemainder, sumItems } from './giving.rules.ts'

describe('the minimum of a part', () => {
  it.each([
    [499, 500, 100, false],
    [500, 500, 100, false],
    [501, 500, 100, true],
    [501, null, 501, false],
    [502, null, 501, true],
    [51, 50, 100, true],
  ])('of %i with %j for the reason and %i for the church: %j', (valor, reason, church, expected) => {
    expect(isLargeEnough(valor, reason, church)).toBe(expected)
  })
})

describe('what remains after a refund', () => {
  it.each([
    [[5000], 5000, 0, [5000]],
    [[5000], 5000, 5000, [0]],
    [[5000], 5200, 1300, [3750]],
    [[3000, 2000], 5000, 1000, [2400, 1600]],
    [[1, 1, 1], 3, 1, [1, 1, 0]],
    [[5000], 5000, 6000, [0]],
  ])('of %j, paid with %i, after %i went back: %j', (values, total, refunded, expected) => {
    expect(splitRemainder(values, total, refunded)).toEqual(expected)
  })

  it('adds up to the remainder of the whole, and no part grows', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 50_000_000 }), fc.nat(), (values, fees, seed) => {
        const gift = sumItems(values.map((valor) => ({ valor })))
        const total = gift + fees
        const refunded = seed % (total + 1)
        const left = splitRemainder(values, total, refunded)
        const expected = Number((BigInt(gift) * BigInt(total - refunded)) / BigInt(total))
        expect(left.reduce((sum, part) => sum + part, 0)).toBe(expected)
        expect(left.every((part, index) => part >= 0 && part <= (values[index] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('the description of a gift', () => {
  it('names the reasons in the church’s language, and is never too long', () => {
    expect(describeGift('pt', ['Dízimos', 'Missões'])).toBe('Doação: Dízimos, Missões')
    expect(describeGift('en', ['Tithes'])).toBe('Gift: Tithes')
    const long = describeGift(
      'es',
      Array.from({ length: 10 }, () => 'x'.repeat(80)),
    )
    expect([long.length, long.endsWith('…')]).toEqual([120, true])
  })
})
