import type { DateContext } from '@narthex/client/format/dates'
import { useLocale, useTimeZone } from 'use-intl'

/** How the office writes dates: in the reader's language, on the church's clocks, seen from now. */
export function useDateContext(): DateContext {
  return { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC', now: new Date() }
}
