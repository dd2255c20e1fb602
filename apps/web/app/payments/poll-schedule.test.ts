import { expect, test } from 'vitest'
import { planReading } from './poll-schedule.ts'

test('readings become rarer, up to one in a minute', () => {
  const delays = Array.from({ length: 8 }, (_, count) => planReading(count).delayMs)
  expect(delays).toEqual([10_000, 15_000, 22_500, 33_750, 50_625, 60_000, 60_000, 60_000])
})

test('the gateway is asked a few times in an hour of waiting', () => {
  const asking = Array.from({ length: 64 }, (_, count) => count + 1).filter((n) => planReading(n - 1).asksGateway)
  expect(asking).toEqual([4, 8, 16, 32, 64])
})
