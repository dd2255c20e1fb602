import { dateAfter } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import { findMeetingDay, type Meetings } from '../meetings.rules.ts'

/** Number of past days for which leaders are reminded of missing records. */
export const daysAskedFor = 56

/**
 * Meeting days without a record, latest first. A record on another day counts for the nearest meeting day, because
 * meetings move.
 */
export function pendingDays(held: readonly string[], recorded: readonly string[]): string[] {
  const covered = new Set(recorded.map((day) => findNearestDay(held, day)))
  return held.filter((day) => !covered.has(day)).toSorted((a, b) => (a < b ? 1 : -1))
}

/** Meeting days within a range, both ends included. */
export function listMeetingDays(
  meetings: Meetings,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const days: string[] = []
  let day = findMeetingDay(meetings, from)
  while (day <= to) {
    days.push(day)
    day = findMeetingDay(meetings, dateAfter(day, 1))
  }
  return days
}

/** Range of the last weeks up to today. */
export function toPendingRange(today: string): { readonly from: string; readonly to: string } {
  return { from: dateAfter(today, -daysAskedFor), to: today }
}

function findNearestDay(days: readonly string[], day: string): string | undefined {
  const distance = (candidate: string) => Math.abs(Date.parse(candidate) - Date.parse(day)) / dayMs
  const [found] = days.toSorted((a, b) => distance(a) - distance(b))
  // A record from before the range counts for no day in it.
  return found !== undefined && distance(found) <= maxMoveDays ? found : undefined
}

/** Largest number of days by which a meeting moves. */
const maxMoveDays = 6
