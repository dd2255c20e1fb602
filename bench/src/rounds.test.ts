import { expect, test } from 'vitest'
import { median, ratioOf, takeTurns } from './rounds.ts'

test('sides take turns, each beginning every other round, after one turn that does not count', async () => {
  const order: string[] = []
  const turnOf = (side: string) => async () => order.push(side)
  const results = await takeTurns(2, { a: turnOf('a'), b: turnOf('b') })
  expect(order.join('')).toBe('ababba')
  expect(results).toEqual({ a: [3, 6], b: [4, 5] })
})

test('a ratio is taken within each round, so that a machine twice as slow for a round changes nothing', () => {
  expect(ratioOf([1, 2, 1], [4, 8, 4])).toEqual({ median: 0.25, best: 0.25 })
})

test('the best ratio is that of the cheapest rounds, not the luckiest pair', () => {
  expect(ratioOf([3, 9], [4, 3]).best).toBe(1)
})

test('the median of an even number lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
})
