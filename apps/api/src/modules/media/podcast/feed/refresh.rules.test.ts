import { expect, it } from 'vitest'
import { getRefreshDelayMs } from './refresh.rules.ts'

it('a feed rests an hour, and twice as long for each failure in a row, a day at most', () => {
  const hours = [0, 1, 2, 3, 4, 5, 100, 1e9].map((failures) => getRefreshDelayMs(failures) / 3_600_000)
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24, 24])
})
