import { clockText } from '@narthex/contract/clock-text'
import { dayMs } from '@narthex/contract/durations'
import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Locale } from '@narthex/contract/locale'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { lastsForDays } from './calendar-days.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

/** Shorter: `sáb., 21 de nov.` */
export function shortDayText(date: string, locale: Locale): string {
  return withOrdinalFirst(
    format(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(date)),
    locale,
  )
}

export function weekdayInitials(day: number, locale: Locale): string {
  return format(locale, { weekday: 'narrow' }).format((day + 3) * dayMs)
}

/** Times of an event, without the day: `19h30–21h`; an event of several days includes its dates. */
export function timesText(one: Occurrence, locale: Locale): string {
  const { inicioLocal, fimLocal } = one
  const [start, end] = [clockText(inicioLocal.slice(11), locale), clockText(fimLocal.slice(11), locale)]
  if (!lastsForDays(one)) return start === end ? start : `${start}–${end}`
  return `${shortDayText(inicioLocal.slice(0, 10), locale)}, ${start} – ${shortDayText(fimLocal.slice(0, 10), locale)}, ${end}`
}
