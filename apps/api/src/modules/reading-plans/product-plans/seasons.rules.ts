import { dateAfter } from '@narthex/contract/church-time'

/** Seasons of the church's year that plans follow. */
export type Season = 'ADVENTO' | 'QUARESMA'

/** Four weeks before Christmas, and from Ash Wednesday to the day before Easter. */
export const seasonDays: Readonly<Record<Season, number>> = { ADVENTO: 28, QUARESMA: 46 }

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher), `YYYY-MM-DD`. */
export function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return toDate(year, Math.floor(days / 31), (days % 31) + 1)
}

const toDate = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const firstDay: Readonly<Record<Season, (year: number) => string>> = {
  ADVENTO: (year) => dateAfter(toDate(year, 12, 25), -seasonDays.ADVENTO),
  QUARESMA: (year) => dateAfter(easterSunday(year), -seasonDays.QUARESMA),
}

/** The first day of a season that is under way, or of the next one. */
export function seasonStart(season: Season, today: string): string {
  const year = Number(today.slice(0, 4))
  const ofThisYear = firstDay[season](year)
  return today < dateAfter(ofThisYear, seasonDays[season]) ? ofThisYear : firstDay[season](year + 1)
}
