import { useLocale } from 'use-intl'

/** A leap year, so that all days are days of it. */
const anyYear = '2024'

/** Writes the day and the month of a birthday, `MM-DD`, in the reader's language: “7 de maio”. */
export function useBirthdayText(): (day: string) => string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${anyYear}-${day}T00:00:00Z`))
}
