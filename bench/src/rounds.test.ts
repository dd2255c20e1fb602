import { expect, test } from 'vitest'
import { compareRounds, haveSettled, median, takeTurns } from './rounds.ts'

test('sides take turns, each beginning every other round, after one turn that does not count', async () => {
  const order: string[] = []
  const turnOf = (side: string) => async () => order.push(side)
  const results = await takeTurns(2, { a: turnOf('a'), b: turnOf('b') })
  expect(order.join('')).toBe('ababba')
  expect(results).toEqual({ a: [3, 6], b: [4, 5] })
})

test('rounds end from the third on once the ratios agree, and go on while they do not', async () => {
  const turnsOf = async (values: readonly number[]) => {
    let turn = 0
    const sides = { a: async () => values[turn++] ?? 100, b: async () => 100 }
    return (await takeTurns(5, sides, { isWarm: true, settleBy: (value) => value })).a.length
  }
  expect(await turnsOf([200, 202, 198])).toBe(3)
  expect(await turnsOf([200, 230, 198, 199])).toBe(5)
})

test('a machine that is slow for a round unsettles no ratio, one side alone does', () => {
  const [even, slowRound, slowSide] = [
    [10, 10, 10],
    [20, 40, 20],
    [20, 20, 26],
  ]
  expect(haveSettled([[10, 20, 10], slowRound])).toBe(true)
  expect(haveSettled([even, slowSide])).toBe(false)
  expect(haveSettled([slowSide])).toBe(false)
  expect(
    haveSettled([
      [10, 10],
      [20, 20],
    ]),
  ).toBe(false)
})

test('a ratio is taken within each round, so that a machine twice as slow for a round changes nothing', () => {
  expect(compareRounds([1, 2, 1], [4, 8, 4])).toEqual({ median: 0.25, best: 0.25 })
})

test('the best ratio is that of the cheapest rounds, not the luckiest pair', () => {
  expect(compareRounds([3, 9], [4, 3]).best).toBe(1)
})

test('the median of an even number lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
})
