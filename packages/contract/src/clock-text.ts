import type { Locale } from './locale.ts'

/** `19h` and `19h30`, `7 PM` and `7:30 PM`, `19:00`. From `HH:MM`. */
const clockStyles: Record<Locale, (hour: number, minutes: string) => string> = {
  pt: (hour, minutes) => `${hour}h${minutes === '00' ? '' : minutes}`,
  en: (hour, minutes) => `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'AM' : 'PM'}`,
  es: (hour, minutes) => `${hour}:${minutes}`,
}

/** A time of day, `HH:MM`, as people write it. */
export function clockText(time: string, locale: Locale): string {
  return clockStyles[locale](Number(time.slice(0, 2)), time.slice(3, 5))
}
