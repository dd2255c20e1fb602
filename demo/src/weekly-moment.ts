import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export interface WeekdayTime {
  readonly weekday: (typeof weekdays)[number]
  /** `HH:MM` in the church's time zone. */
  readonly time: string
}

/** A past moment of a church's week: "Sunday before last at 17:40". */
export interface WeeklyMoment extends WeekdayTime {
  /** 0 is the last such day before today. */
  readonly weeksAgo: number
}

/** A future moment: "Saturday week at nine", or "the first Sunday of the month after next". */
export type ComingMoment = WeekdayTime &
  (
    | {
        /** 0 is the next one: today, if the time is still to come. */
        readonly weeksAhead: number
      }
    | {
        /** 0 is the next such day that is the first of its month. */
        readonly firstsOfMonthAhead: number
      }
  )

/** The instant of a past moment. Today does not count, so the result is always before `now`. */
export function pastInstant({ weekday, time, weeksAgo }: WeeklyMoment, now: Date, timeZone: string): Date {
  const today = dateIn(timeZone, now)
  const daysBack = (weekdayOf(today) - weekdays.indexOf(weekday) + 7) % 7 || 7
  return instantAt(dateAfter(today, -daysBack - 7 * weeksAgo), time, timeZone)
}

/** The instant of a future moment, always after `now`. */
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

/** A day of a week that starts on Monday: day 0 of week 0 is the Monday of the current week. */
export function dayOfWeek(week: number, day: number, now: Date, timeZone: string): string {
  const today = dateIn(timeZone, now)
  const sinceMonday = (weekdayOf(today) + 6) % 7
  return dateAfter(today, 7 * week + day - sinceMonday)
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}
