import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseSleep, useSleep } from './sleep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const choice = () => useSleep.getState().choice

it('the sound ends after the minutes that were chosen, and then nothing is chosen any more', () => {
  const pause = vi.fn()
  chooseSleep('15', pause)
  vi.advanceTimersByTime(15 * 60_000 - 1)
  expect([choice(), pause.mock.calls.length]).toEqual(['15', 0])
  vi.advanceTimersByTime(1)
  expect([choice(), pause.mock.calls.length]).toEqual(['off', 1])
})

it('another choice takes the place of the first', () => {
  const pause = vi.fn()
  chooseSleep('15', pause)
  chooseSleep('30', pause)
  vi.advanceTimersByTime(20 * 60_000)
  chooseSleep('end', pause)
  vi.advanceTimersByTime(3_600_000)
  expect([choice(), pause.mock.calls.length]).toEqual(['end', 0])
  chooseSleep('off', pause)
  expect(choice()).toBe('off')
})
