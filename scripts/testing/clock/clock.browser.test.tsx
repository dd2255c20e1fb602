import { expect, inject, test } from 'vitest'

test('a page has the clock of its run', () => {
  const machineTime = performance.timeOrigin + performance.now()
  expect(Math.abs(Date.now() - machineTime - inject('clockShiftMs'))).toBeLessThan(60_000)
  expect(new Date() instanceof Date).toBe(true)
})
