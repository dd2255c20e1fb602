import { dateAfter } from '../church-time.ts'

/**
 * Days with a reading in the current run, `YYYY-MM-DD` each. A single day without one is a day of rest and does not end
 * the run; today is not over, so it never does.
 */
export function countStreak(dates: readonly string[], today: string): number {
  const read = new Set(dates)
  let count = read.has(today) ? 1 : 0
  let day = dateAfter(today, -1)
  for (let rested = 0; rested <= 1; day = dateAfter(day, -1)) {
    if (read.has(day)) {
      count++
      rested = 0
    } else rested++
  }
  return count
}
