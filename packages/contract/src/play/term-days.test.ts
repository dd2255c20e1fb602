import { expect, test } from 'vitest'
import { dateIn, instantAt } from '../church-time.ts'
import { lastDay, lastFreeDay } from './term-days.ts'

test.each([
  ['America/Recife', '2026-12-06', '2026-12-05', '2026-12-04'],
  ['Pacific/Auckland', '2026-12-06', '2026-12-05', '2026-12-04'],
  // The night after the clocks were changed, forward and back.
  ['Europe/Madrid', '2027-03-29', '2027-03-28', '2027-03-27'],
  ['Europe/Madrid', '2026-10-26', '2026-10-25', '2026-10-24'],
  ['America/New_York', '2026-03-09', '2026-03-08', '2026-03-07'],
])('in %s a trial that ends as %s begins is charged on %s and free through %s', (zone, end, charged, free) => {
  const trialEnd = instantAt(end, '00:00', zone).toISOString()
  expect(dateIn(zone, lastDay(trialEnd))).toBe(charged)
  expect(dateIn(zone, lastFreeDay(trialEnd))).toBe(free)
})
