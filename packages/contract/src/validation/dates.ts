import * as z from 'zod/mini'
import { date } from '../fields.ts'
import type { Locale } from '../locale.ts'
import { plainDigits } from '../pasted-text.ts'
import { code } from './codes.ts'

/** The order of day, month and year in each language; all of them separate the parts by slashes. */
const shortOrders: Record<Locale, readonly ('d' | 'm' | 'y')[]> = {
  pt: ['d', 'm', 'y'],
  en: ['m', 'd', 'y'],
  es: ['d', 'm', 'y'],
}

/** Parses a short date of the language as `YYYY-MM-DD`; undefined for a day that does not exist. */
export function parseShortDate(text: string, locale: Locale): string | undefined {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plainDigits(text))?.slice(1)
  if (!parts) return undefined
  const part = (name: 'd' | 'm' | 'y') => parts[shortOrders[locale].indexOf(name)] ?? ''
  const day = `${part('y')}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`
  return z.safeParse(date, day).success ? day : undefined
}

/** Formats a day, `YYYY-MM-DD`, as a short date of the language. */
export function formatShortDate(day: string, locale: Locale): string {
  const [y = '', m = '', d = ''] = day.split('-')
  return shortOrders[locale].map((name) => ({ d, m, y })[name]).join('/')
}

/** No one alive was born before; older dates are typing errors. */
const oldest = '1900-01-01'

/** True for a day before today, both `YYYY-MM-DD`. */
export function isPast(day: string, today: string): boolean {
  return day >= oldest && day < today
}

/** A day before the one that `today` gives. */
export const pastDate = (today: () => string) =>
  z.string().check(
    z.refine((day) => z.safeParse(date, day).success, { error: code('DATE'), abort: true }),
    z.refine((day) => isPast(day, today()), code('DATE_NOT_PAST')),
  )
