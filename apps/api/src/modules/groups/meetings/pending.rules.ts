import { dateAfter, dayMs } from '@narthex/contract/church-time'
import { type Meetings, meetingDayFrom } from '../meetings.rules.ts'

/** How far back a leader is asked for what was not written down, in days. */
export const daysAskedFor = 56

/**
 * The days on which a group met by its rule and of which nothing is recorded, the latest first. A meeting that was moved
 * to another day stands for the day that it is nearest to.
 */
export function pendingDays(held: readonly string[], recorded: readonly string[]): string[] {
  const covered = new Set(recorded.map((day) => nearest(held, day)))
  return held.filter((day) => !covered.has(day)).toSorted((a, b) => (a < b ? 1 : -1))
}

/** The days within a range, both included, on which a group meets by its rule. */
export function daysMet(meetings: Meetings, { from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = []
  let day = meetingDayFrom(meetings, from)
  while (day <= to) {
    days.push(day)
    day = meetingDayFrom(meetings, dateAfter(day, 1))
  }
  return days
}

/** The days that are looked at: of the last weeks until today. */
export function askedFor(today: string): { readonly from: string; readonly to: string } {
  return { from: dateAfter(today, -daysAskedFor), to: today }
}

function nearest(days: readonly string[], day: string): string | undefined {
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(day)) / dayMs
  const [found] = days.toSorted((a, b) => distance(a) - distance(b))
  // A record of long before the days that are looked at stands for none of them.
  return found !== undefined && distance(found) <= longestMove ? found : undefined
}

/** No group moves its meeting by more. */
const longestMove = 6
