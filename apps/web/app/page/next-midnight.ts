import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'

/** The next midnight in the church's time zone: until then a page may call a day today. */
export function nextMidnight(timeZone: string, now: Date): Date {
  return instantAt(dateAfter(dateIn(timeZone, now), 1), '00:00', timeZone)
}
