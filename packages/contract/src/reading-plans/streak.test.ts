import { expect, test } from 'vitest'
import { countStreak } from './streak.ts'

const today = '2026-03-10'

test.each<[string, string[], number]>([
  ['nothing read', [], 0],
  ['today', ['2026-03-10'], 1],
  ['three days', ['2026-03-08', '2026-03-09', '2026-03-10'], 3],
  ['today is not over', ['2026-03-08', '2026-03-09'], 2],
  ['a day of rest', ['2026-03-07', '2026-03-09', '2026-03-10'], 3],
  ['yesterday was a day of rest and today is not over', ['2026-03-07', '2026-03-08'], 2],
  ['two days without a reading', ['2026-03-06', '2026-03-07'], 0],
  ['a run before two days without a reading', ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10'], 2],
  ['over the end of a month', ['2026-02-27', '2026-02-28'], 0],
])('a run of readings: %s', (_, dates, count) => {
  expect(countStreak(dates, today)).toBe(count)
})
