import { weekdayName } from '@narthex/client/format/dates'
import { longDate } from '@narthex/client/format/long-dates'
import { useLocale } from 'use-intl'

/** Writes the day of a charge (`YYYY-MM-DD`) in full: `sábado, 5 de dezembro de 2026`. */
export function useChargeDay(): (day: string) => string {
  const locale = useLocale()
  return (day) => `${weekdayName(new Date(day).getUTCDay(), locale)}, ${longDate(day, locale)}`
}
