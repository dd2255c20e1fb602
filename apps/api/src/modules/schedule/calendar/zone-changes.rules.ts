import { Temporal } from 'temporal-polyfill'

/** A moment at which a zone's clocks are put forward or back. */
export interface ZoneChange {
  /** Local time of the change, by the offset before it: `20261101T020000`. */
  readonly shown: string
  readonly year: number
  readonly month: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** Position of this weekday in its month; `isLast` if none follows. */
  readonly nth: number
  readonly isLast: boolean
  /** `-0500`. */
  readonly from: string
  readonly to: string
  readonly isForward: boolean
}

/** The offset at the beginning of a year, and all changes of a zone from then to the end of another. */
export function findZoneChanges(timeZone: string, firstYear: number, lastYear: number) {
  const start = Temporal.ZonedDateTime.from({ year: firstYear, month: 1, day: 1, timeZone })
  const changes: ZoneChange[] = []
  for (let at = start.getTimeZoneTransition('next'); at && at.year <= lastYear; at = at.getTimeZoneTransition('next')) {
    const before = at.subtract({ nanoseconds: 1 })
    // Zones are renamed and re-read without a hand on any clock.
    if (before.offset !== at.offset) changes.push(toChange(before, at))
  }
  return { offset: offsetText(start), changes }
}

function toChange(before: Temporal.ZonedDateTime, at: Temporal.ZonedDateTime): ZoneChange {
  const shown = at.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
  return {
    shown: shown.toString({ smallestUnit: 'second' }).replace(/[-:]/g, ''),
    year: shown.year,
    month: shown.month,
    weekday: shown.dayOfWeek % 7,
    nth: Math.ceil(shown.day / 7),
    isLast: shown.day + 7 > shown.daysInMonth,
    from: offsetText(before),
    to: offsetText(at),
    isForward: at.offsetNanoseconds > before.offsetNanoseconds,
  }
}

const offsetText = ({ offset }: Temporal.ZonedDateTime) => offset.replaceAll(':', '')
