import { expect, test } from 'vitest'
import { zipfDraws } from './zipf.ts'

test('the first is met about twice as often as the second and ten times as often as the tenth', () => {
  const draws = zipfDraws(1000, 100_000)
  const timesOf = (rank: number) => draws.filter((drawn) => drawn === rank).length
  expect(timesOf(1) / timesOf(2)).toBeCloseTo(2, 0)
  expect(timesOf(1) / timesOf(10)).toBeGreaterThan(8)
  expect(timesOf(1) / timesOf(10)).toBeLessThan(12)
})

test('draws stay within the count and are the same each time', () => {
  const draws = zipfDraws(3, 50)
  expect(new Set(draws)).toEqual(new Set([1, 2, 3]))
  expect(zipfDraws(3, 50)).toEqual(draws)
})
