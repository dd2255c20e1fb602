import { expect, test } from 'vitest'
import { easterSunday, seasonStart } from './seasons.rules.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test.each([
  ['ADVENTO', '2026-11-26', '2026-11-27'],
  ['ADVENTO', '2026-12-24', '2026-11-27'],
  ['ADVENTO', '2026-12-25', '2027-11-27'],
  ['QUARESMA', '2026-01-10', '2026-02-18'],
  ['QUARESMA', '2026-04-04', '2026-02-18'],
  ['QUARESMA', '2026-04-05', '2027-02-10'],
] as const)('%s, asked on %s, begins on %s', (season, today, start) => {
  expect(seasonStart(season, today)).toBe(start)
})
