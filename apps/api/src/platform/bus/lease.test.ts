import { afterEach, expect, test, vi } from 'vitest'
import { createLease, thisMoment } from './lease.ts'

afterEach(() => vi.useRealTimers())

test('a lease holds from the moment that it is renewed from, and not before', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const lease = createLease(1000)
  expect(lease.isValid()).toBe(false)
  const asked = thisMoment()
  vi.advanceTimersByTime(400)
  lease.renew(asked)
  vi.advanceTimersByTime(599)
  expect(lease.isValid()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(lease.isValid()).toBe(false)
})

test('a machine that slept has no valid lease, although its steady clock stood still', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lease = createLease(1000)
  lease.renew(thisMoment())
  expect(lease.isValid()).toBe(true)
  vi.setSystemTime(Date.now() + 60_000)
  expect(lease.isValid()).toBe(false)
})

test('a lease that is ended does not hold', () => {
  const lease = createLease(60_000)
  lease.renew(thisMoment())
  lease.end()
  expect(lease.isValid()).toBe(false)
})
