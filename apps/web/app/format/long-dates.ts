import type { Locale } from '@narthex/contract/locale'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, kind: 'day' | 'month'): Intl.DateTimeFormat {
  const key = locale + kind
  const day = kind === 'day' ? 'numeric' : undefined
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { day, month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

/** A day (`YYYY-MM-DD`) in full, which no clock changes: `21 de novembro de 2026`. */
export function longDate(date: string, locale: Locale): string {
  return format(locale, 'day').format(new Date(date))
}

/** A month (`YYYY-MM`): `novembro de 2026`. */
export function monthText(month: string, locale: Locale): string {
  return format(locale, 'month').format(new Date(`${month}-01`))
}
