import { dateAfter } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { daysOfMonth } from '@narthex/contract/schedule/schedule-month'

/** Hour until which an event that lasts over midnight belongs to its evening alone. */
const endOfNight = '06:00'

/** An event of several days, within one week. */
export interface Bar {
  readonly occurrence: Occurrence
  /** Number of days in this week from this day on; 0 if the bar began earlier in the same week. */
  readonly span: number
}

export interface CalendarDay {
  readonly date: string
  readonly isInMonth: boolean
  /** Events of several days, each in the same lane all week; an empty lane is undefined. */
  readonly bars: readonly (Bar | undefined)[]
  /** Events of this day alone. */
  readonly single: readonly Occurrence[]
}

/** The days on which something takes place, the last one included. */
export function daysOfOccurrence({ inicioLocal, fimLocal }: Occurrence): { first: string; last: string } {
  const first = inicioLocal.slice(0, 10)
  const [endDay, endTime] = [fimLocal.slice(0, 10), fimLocal.slice(11)]
  const last = endTime <= endOfNight ? dateAfter(endDay, -1) : endDay
  return { first, last: last > first ? last : first }
}

export function lastsForDays(occurrence: Occurrence): boolean {
  const { first, last } = daysOfOccurrence(occurrence)
  return last > first
}

/** A month in weeks that begin on a day of the week (0 is Sunday), its first and last filled up with their neighbours. */
export function listWeeks(month: string, weekStart: number, occurrences: readonly Occurrence[]): CalendarDay[][] {
  const { first, last } = daysOfMonth(month)
  const before = (new Date(first).getUTCDay() - weekStart + 7) % 7
  const weeks: CalendarDay[][] = []
  for (let start = dateAfter(first, -before); start <= last; start = dateAfter(start, 7)) {
    weeks.push(weekFrom(start, { first, last }, occurrences))
  }
  return weeks
}

function weekFrom(start: string, month: { first: string; last: string }, all: readonly Occurrence[]): CalendarDay[] {
  const lanes: Occurrence[][] = []
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => dateAfter(start, day))
  const shown = days.filter((date) => date >= month.first && date <= month.last)
  const [from = start, to = start] = [shown[0], shown.at(-1)]
  for (const occurrence of all.filter((occurrence) => lastsForDays(occurrence) && meets(occurrence, from, to))) {
    const { first } = daysOfOccurrence(occurrence)
    const free = lanes.find((lane) => lane.every((other) => daysOfOccurrence(other).last < first))
    if (free) free.push(occurrence)
    else lanes.push([occurrence])
  }
  return days.map((date) => {
    const isInMonth = date >= from && date <= to && shown.length > 0
    if (!isInMonth) return { date, isInMonth: false, bars: [], single: [] }
    return {
      date,
      isInMonth,
      bars: upToLast(
        lanes.map((lane) =>
          barOn(
            lane.find((occurrence) => meets(occurrence, date, date)),
            date,
            from,
            to,
          ),
        ),
      ),
      single: all.filter((occurrence) => !lastsForDays(occurrence) && occurrence.inicioLocal.startsWith(date)),
    }
  })
}

/** Lanes below the last one that is taken hold no free place. */
function upToLast(bars: readonly (Bar | undefined)[]): (Bar | undefined)[] {
  return bars.slice(0, bars.findLastIndex((bar) => bar !== undefined) + 1)
}

function barOn(occurrence: Occurrence | undefined, date: string, from: string, to: string): Bar | undefined {
  if (!occurrence) return undefined
  const { first, last } = daysOfOccurrence(occurrence)
  const isBegun = first < date && date > from
  const end = last < to ? last : to
  return { occurrence, span: isBegun ? 0 : (Date.parse(end) - Date.parse(date)) / dayMs + 1 }
}

function meets(occurrence: Occurrence, from: string, to: string): boolean {
  const { first, last } = daysOfOccurrence(occurrence)
  return first <= to && last >= from
}

/** Groups events by the day of the month they are listed under; earlier starts are listed on the first. */
export function byDay(occurrences: readonly Occurrence[], month: string): { date: string; items: Occurrence[] }[] {
  const { first } = daysOfMonth(month)
  const days = new Map<string, Occurrence[]>()
  for (const occurrence of occurrences) {
    const day = occurrence.inicioLocal.slice(0, 10)
    const date = day < first ? first : day
    days.set(date, [...(days.get(date) ?? []), occurrence])
  }
  return [...days].map(([date, items]) => ({ date, items })).sort((a, b) => (a.date < b.date ? -1 : 1))
}
