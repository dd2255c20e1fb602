import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'

/** When the days of a church have other names: until then a page may call one today. */
export function nextMidnight(timeZone: string, now: Date): Date {
  return instantAt(dateAfter(dateIn(timeZone, now), 1), '00:00', timeZone)
}
