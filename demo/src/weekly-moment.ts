import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export interface WeekdayTime {
  readonly weekday: (typeof weekdays)[number]
  /** `HH:MM` on the church's own clocks. */
  readonly time: string
}

/** A moment of a church's week, told as its people would: "Sunday before last at 17:40". */
export interface WeeklyMoment extends WeekdayTime {
  /** 0 is the last such day before today. */
  readonly weeksAgo: number
}

/** A moment to come: "Saturday week at nine", or "the first Sunday of the month after next". */
export type ComingMoment = WeekdayTime &
  (
    | {
        /** 0 is the next time: today, as long as the hour has not come. */
        readonly weeksAhead: number
      }
    | {
        /** 0 is the next one that is the first such day of its month. */
        readonly firstsOfMonthAhead: number
      }
  )

/** The instant of a past moment. Today is never meant, so the answer always lies before `now`. */
export function pastInstant({ weekday, time, weeksAgo }: WeeklyMoment, now: Date, timeZone: string): Date {
  const today = dateIn(timeZone, now)
  const daysBack = (weekdayOf(today) - weekdays.indexOf(weekday) + 7) % 7 || 7
  return instantAt(dateAfter(today, -daysBack - 7 * weeksAgo), time, timeZone)
}

/** The instant of a moment to come, always after `now`. */
export function comingInstant(moment: ComingMoment, now: Date, timeZone: string): Date {
  const today = dateIn(timeZone, now)
  const isFirst = 'firstsOfMonthAhead' in moment
  let toPass = isFirst ? moment.firstsOfMonthAhead : moment.weeksAhead
  let date = dateAfter(today, (weekdays.indexOf(moment.weekday) - weekdayOf(today) + 7) % 7)
  for (;;) {
    const instant = instantAt(date, moment.time, timeZone)
    const counts = instant > now && (!isFirst || Number(date.slice(8)) <= 7)
    if (counts && toPass-- === 0) return instant
    date = dateAfter(date, 7)
  }
}

/** A day of a week, which begins on Monday: day 0 of week 0 is the Monday of the week that `now` is in. */
export function dayOfWeek(week: number, day: number, now: Date, timeZone: string): string {
  const today = dateIn(timeZone, now)
  const sinceMonday = (weekdayOf(today) + 6) % 7
  return dateAfter(today, 7 * week + day - sinceMonday)
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}
