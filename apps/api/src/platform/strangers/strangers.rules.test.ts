import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findNetworkShare } from './strangers.rules.ts'

it.each([
  [10, 215, 107],
  [4, 20, 10],
  [10, 15, 10],
  [null, 8, 10],
  [6, 0, 6],
])('a network holds, with a limit of %s per person and %s seats left, %s at most', (limitePorPessoa, left, share) => {
  expect(findNetworkShare({ limitePorPessoa, left })).toBe(share)
})

it('a network leaves half of a large event to others, and one person may always have what the event allows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 100_000 }), (limitePorPessoa, left) => {
      const share = findNetworkShare({ limitePorPessoa, left })
      expect(share).toBeGreaterThanOrEqual(limitePorPessoa)
      if (left >= 2 * limitePorPessoa) expect(share).toBeLessThanOrEqual(left / 2)
    }),
  )
})
