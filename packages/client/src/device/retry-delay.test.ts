import { expect, test } from 'vitest'
import { nextRetry } from './retry-delay.ts'

test('a page waits twice as long each time, and never much longer than a minute', () => {
  let before: ReturnType<typeof nextRetry>['retries'] | undefined
  const delays: number[] = []
  for (let now = 0; delays.length < 7; now += 90_000) {
    const { delayMs, retries } = nextRetry(before, now, 5, 0)
    delays.push(delayMs / 1000)
    before = retries
  }
  expect(delays).toEqual([5, 10, 20, 40, 60, 60, 60])
})

test('readers who were refused together return at different times', () => {
  expect(nextRetry(undefined, 0, 5, 0).delayMs).toBe(5000)
  expect(nextRetry(undefined, 0, 5, 0.9).delayMs).toBe(7250)
})

test('a failure long ago does not count', () => {
  expect(nextRetry({ count: 6, at: 0 }, 10 * 60_000, 5, 0)).toEqual({
    delayMs: 5000,
    retries: { count: 0, at: 600_000 },
  })
})
