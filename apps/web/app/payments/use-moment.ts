import { longDate } from '@narthex/client/format/long-dates'
import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import { useLocale, useTimeZone } from 'use-intl'

/** A moment in full, as a receipt needs it, on the church's clocks. */
export function useMoment(): (instant: string) => string {
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  return (instant) => {
    const wall = wallClock(new Date(instant), timeZone)
    return `${longDate(wall.slice(0, 10), locale)}, ${clockText(wall.slice(11, 16), locale)}`
  }
}
