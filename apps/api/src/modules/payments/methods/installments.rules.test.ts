import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listInstallmentPlans, planInstallments, splitInstallments, totalWithInterest } from './installments.rules.ts'

const amounts = fc.integer({ min: 100, max: 10_000_000_00 })
const counts = fc.integer({ min: 1, max: 24 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('instalments', () => {
  it('add up to the total, all alike but the last, which is the greatest', () => {
    fc.assert(
      fc.property(amounts, counts, (total, count) => {
        const values = splitInstallments(total, count)
        expect(values).toHaveLength(count)
        expect(sum(values)).toBe(total)
        expect(new Set(values.slice(0, -1)).size).toBeLessThanOrEqual(1)
        expect(values.at(-1)).toBeGreaterThanOrEqual(values[0] ?? 0)
        expect((values.at(-1) ?? 0) - (values[0] ?? 0)).toBeLessThan(count)
      }),
    )
  })

  it('of 350.00 in 12 are eleven of 29.16 and one of 29.24', () => {
    expect(splitInstallments(35_000, 12)).toEqual([...Array(11).fill(2916), 2924])
  })

  it.each([
    [100_000, 12, 200, 113_472],
    [100_000, 2, 100, 101_502],
    [50_000, 1, 300, 50_000],
    [50_000, 6, 0, 50_000],
  ])('of %i in %i at %i basis points a month cost %i', (principal, count, rate, total) => {
    expect(totalWithInterest(principal, count, rate)).toBe(total)
  })

  it('with interest pay back the principal: the present value of the instalments is it', () => {
    fc.assert(
      fc.property(amounts, counts, fc.integer({ min: 1, max: 1500 }), (principal, count, basisPoints) => {
        const total = totalWithInterest(principal, count, basisPoints)
        if (count === 1) return
        const rate = basisPoints / 10_000
        const worth = Array.from({ length: count }, (_, n) => total / count / (1 + rate) ** (n + 1))
        expect(Math.abs(sum(worth) - principal)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never cost less with more of them', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1500 }), (principal, monthlyBasisPoints) => {
        const terms = { maxCount: 24, minimum: 0, monthlyBasisPoints, freeCount: 1 }
        const totals = listInstallmentPlans(principal, terms).map(({ total }) => total)
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      }),
    )
  })

  it('are as many as the terms allow: by number, and by the least instalment', () => {
    const terms = { maxCount: 12, minimum: 500, monthlyBasisPoints: 199, freeCount: 3 }
    expect(listInstallmentPlans(3000, terms).map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6])
    expect(planInstallments(3000, 3, terms)).toEqual({ count: 3, values: [1000, 1000, 1000], total: 3000, interest: 0 })
    expect(planInstallments(3000, 4, terms)?.interest).toBeGreaterThan(0)
    expect(planInstallments(3000, 7, terms)).toBeUndefined()
    expect(planInstallments(1_000_000, 13, terms)).toBeUndefined()
    expect(planInstallments(1, 1, terms)).toMatchObject({ count: 1, total: 1 })
  })
})
