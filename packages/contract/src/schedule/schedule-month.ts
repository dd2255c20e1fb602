/** The calendar knows these years: before them nothing was kept, and no rule is followed further. */
export const scheduleYears = { first: 2000, last: 2100 } as const

/** The last day on which anything can begin: where a rule that never ends is taken to end. */
export const lastScheduleDay = `${scheduleYears.last}-12-31`

/** A month of the calendar, `YYYY-MM`. */
export const monthPattern = /^(?:20\d\d|2100)-(?:0[1-9]|1[0-2])$/

/** The month so many months after (or before) another. */
export function monthAfter(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Returns the first and last day of a month, `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { first: `${month}-01`, last: `${month}-${length}` }
}
