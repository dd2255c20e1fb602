import { type AgeBand, ageBands, firstYears } from './person-words.ts'

/** The day that lies so many years before another, `YYYY-MM-DD` both; 29 February is 28 February in years without one. */
export function yearsBefore(day: string, years: number): string {
  const shifted = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
  return Number.isNaN(Date.parse(shifted)) || !shifted.endsWith('02-29') || isLeapDay(shifted)
    ? shifted
    : `${shifted.slice(0, 4)}-02-28`
}

const isLeapDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** The days of birth of people who are in an age band on a day: after `after`, and until `until`. */
export function bornIn(band: AgeBand, today: string): { readonly after: string | undefined; readonly until: string } {
  const next = ageBands[ageBands.indexOf(band) + 1]
  return {
    after: next && yearsBefore(today, firstYears[next]),
    until: yearsBefore(today, firstYears[band]),
  }
}

/** The age band of a person on a day of the church's calendar, `YYYY-MM-DD` both; null without a day of birth. */
export function findAgeBand(dataNascimento: string | null, today: string): AgeBand | null {
  if (dataNascimento === null) return null
  const isReached = (band: AgeBand) => dataNascimento <= bornIn(band, today).until
  return ageBands.findLast(isReached) ?? 'CRIANCA'
}

/** Whether people of an age band are under 18; not where the day of birth is missing. */
export const isMinorBand = (band: AgeBand | null): boolean => band === 'CRIANCA' || band === 'ADOLESCENTE'
