import { dayMs } from './durations.ts'

/** Weekly times and dates in a church's time zone, independent of the machine's. */

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time on the zone's clocks, as `YYYY-MM-DDTHH:MM:SS`: Swedish dates are ISO 8601 but for the space. */
export function wallClock(instant: Date, timeZone: string): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  return clock.format(instant).replace(' ', 'T')
}

/** An instant on the zone's clocks with their distance from UTC, as ISO 8601: `2026-12-31T20:30:00-03:00`. */
export function toZonedIso(instant: Date, timeZone: string): string {
  const shown = wallClock(instant, timeZone)
  const minutes = Math.round((Date.parse(`${shown}Z`) - instant.getTime()) / 60_000)
  const distance = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
  return `${shown}${minutes < 0 ? '-' : '+'}${distance}`
}

/** The day of the zone's calendar, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, instant: Date): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** The day that lies so many days after (or before) another: `YYYY-MM-DD` both. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * The instant when the zone's clocks show this date (`YYYY-MM-DD`) and time (`HH:MM`): the first of two where clocks are
 * put back, and as much later as they jump where they are put forward, as RFC 5545 reads such times.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const shown = (ms: number) => Date.parse(`${wallClock(new Date(ms), timeZone)}Z`)
  const offsetAt = (ms: number) => shown(ms) - ms
  const [early, late] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)]
  const isSkipped = shown(early) !== asUtc && shown(late) !== asUtc
  return new Date(shown(early) === asUtc || isSkipped ? early : late)
}

/** Days of a calendar (`YYYY-MM-DD`), both inclusive. */
export interface Period {
  readonly de?: string | undefined
  readonly ate?: string | undefined
}

/** The last day that has four digits for its year: a period until then has no end. */
const lastDay = '9999-12-31'

/** The instants of a period in a time zone, `until` not included. */
export const toInstants = ({ de, ate }: Period, timeZone: string) => ({
  from: de === undefined ? undefined : instantAt(de, '00:00', timeZone),
  until: ate === undefined || ate >= lastDay ? undefined : instantAt(dateAfter(ate, 1), '00:00', timeZone),
})
