import { dateIn, wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import { dayMs } from '@narthex/contract/durations'
import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Locale } from '@narthex/contract/locale'

/** The reader's language, the time zone of the dates, and the current time. */
export interface DateContext {
  readonly locale: Locale
  readonly timeZone: string
  readonly now: Date
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Names of days and months only: what browsers and servers write around times is not always the same. */
function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

/** The name of a day of the week; 0 is Sunday. */
export function weekdayName(weekday: number, locale: Locale): string {
  return dayFormat(locale, { weekday: 'long' }).format(weekday * dayMs + firstSunday)
}
const firstSunday = 3 * dayMs

const nearDay = (locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const nearDays: Record<Locale, Intl.RelativeTimeFormat> = { pt: nearDay('pt'), en: nearDay('en'), es: nearDay('es') }

/** A calendar day (`YYYY-MM-DD`) as people say it: today, tomorrow, a weekday of the coming seven, else its date. */
export function dateText(date: string, { locale, timeZone, now }: DateContext): string {
  const today = dateIn(timeZone, now)
  const days = (Date.parse(date) - Date.parse(today)) / dayMs
  if (Math.abs(days) <= 1) return nearDays[locale].format(days, 'day')
  const day = new Date(date)
  if (days > 1 && days <= 7) return weekdayName(day.getUTCDay(), locale)
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  const weekday = days > 0 ? 'short' : undefined
  return withOrdinalFirst(dayFormat(locale, { weekday, day: 'numeric', month: 'short', year }).format(day), locale)
}

/** An instant as people say it: `hoje, 19h`, `dom., 22 de nov., 10h`. */
export function whenText(instant: Date, dates: DateContext): string {
  const wall = wallClock(instant, dates.timeZone)
  return `${dateText(wall.slice(0, 10), dates)}, ${clockText(wall.slice(11, 16), dates.locale)}`
}

/** The day of an instant alone. */
export function dayText(instant: Date, dates: DateContext): string {
  return dateText(dateIn(dates.timeZone, instant), dates)
}

/** The two lines of a date badge. */
export function toDateBadge(instant: Date, { locale, timeZone }: DateContext): { day: string; month: string } {
  const date = dateIn(timeZone, instant)
  const month = dayFormat(locale, { month: 'short' }).format(new Date(date))
  return { day: String(Number(date.slice(8))), month: month.replace('.', '') }
}

/** The first letter as a line or a label begins. */
export function asOpening(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
