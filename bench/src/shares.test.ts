import { expect, test } from 'vitest'
import { summarize, timedShares } from './shares.ts'

test('the middle and the hundredth of the slowest are told apart, in whatever order they came', () => {
  const times = Array.from({ length: 200 }, (_, index) => (index * 37) % 200)
  expect(summarize(times)).toEqual({ p50: 100, p99: 198 })
})

test('calls that warm up are not measured, and nothing measured is no result', async () => {
  let calls = 0
  await timedShares(async () => calls++, { warmUp: 2, calls: 3 })()
  expect(calls).toBe(5)
  expect(() => summarize([])).toThrow('Nothing was measured')
})
