import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Locale } from '@narthex/contract/locale'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, month: 'long', timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

/** A day (`YYYY-MM-DD`) in full, which no clock changes: `21 de novembro de 2026`. */
export function longDate(date: string, locale: Locale): string {
  return withOrdinalFirst(format(locale, { day: 'numeric', year: 'numeric' }).format(new Date(date)), locale)
}

/** A day without its year, where the page tells that: `sábado, 21 de novembro`. */
export function weekdayDate(date: string, locale: Locale): string {
  return withOrdinalFirst(format(locale, { weekday: 'long', day: 'numeric' }).format(new Date(date)), locale)
}

/** A month (`YYYY-MM`): `novembro de 2026`. */
export function monthText(month: string, locale: Locale): string {
  return format(locale, { year: 'numeric' }).format(new Date(`${month}-01`))
}
