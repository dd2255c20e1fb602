import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import type { Frequency } from '@narthex/contract/giving/recurrence.schemas'

/** A frequency, or every so many calendar months on a day. */
export type Rhythm = Frequency | { readonly meses: number; readonly diaDoMes: number }

/** A cycle on the calendar. Days are `YYYY-MM-DD` in the church's time zone. */
export interface PlannedDay {
  /** The day of the charge. */
  readonly day: string
  /** The day that the frequency gives; another than `day` where its giver has moved this charge. */
  readonly regularDay: string
}

/** When the charges of a day begin. Givers are awake, and banks answer. */
const chargeTime = '09:00'
/** The charges of a day are spread over the hour that follows. */
const spreadMs = 3_600_000
/** A day that the product slept through is still charged so long afterwards; older ones are left out. */
export const maxLateDays = 3

/** The day after this one. Charges on a day of the month fall once in each month, whatever day a giver moves one to. */
export function nextPlannedDay(frequency: Rhythm, { day, regularDay }: PlannedDay): PlannedDay {
  if ('dias' in frequency) return regular(dateAfter(day, frequency.dias))
  const months = 'meses' in frequency ? frequency.meses : 1
  return regular(dayOfMonth(addMonths(day > regularDay ? day : regularDay, months), frequency.diaDoMes))
}

/** The first planned day that is not before another: the days between are left out. */
export function firstPlannedDay(frequency: Rhythm, planned: PlannedDay, notBefore: string): PlannedDay {
  if (planned.day >= notBefore) return planned
  if ('dias' in frequency) {
    const steps = Math.ceil(daysBetween(planned.day, notBefore) / frequency.dias)
    return regular(dateAfter(planned.day, steps * frequency.dias))
  }
  let next = planned
  while (next.day < notBefore) next = nextPlannedDay(frequency, next)
  return next
}

/** The next days of a gift up to its end, the planned one first. */
export function listPlannedDays(
  frequency: Rhythm,
  planned: PlannedDay,
  { end, count }: { end: string | null; count: number },
): string[] {
  const days: string[] = []
  for (let next = planned; days.length < count && !isPast(next, end); next = nextPlannedDay(frequency, next))
    days.push(next.day)
  return days
}

/** True where a day lies behind the gift's end. */
export const isPast = ({ day }: PlannedDay, end: string | null): boolean => end !== null && day > end

/**
 * The next day where the frequency was changed: counted from the last charge, or from the day that was planned where there
 * was none; never before `notBefore`.
 */
export function replan(
  frequency: Frequency,
  { last, planned, notBefore }: { last: string | null; planned: string; notBefore: string },
): PlannedDay {
  if ('dias' in frequency)
    return firstPlannedDay(frequency, regular(last ? dateAfter(last, frequency.dias) : planned), notBefore)
  const from = last ? addMonths(last, 1) : planned
  const first = dayOfMonth(from, frequency.diaDoMes)
  const kept = last || first >= planned ? first : dayOfMonth(addMonths(planned, 1), frequency.diaDoMes)
  return firstPlannedDay(frequency, regular(kept), notBefore)
}

/** A planned day of which nothing was moved. */
export const regular = (day: string): PlannedDay => ({ day, regularDay: day })

/** When a gift is charged on a day: the same moment of each hour for one gift, so that many gifts are spread. */
export function chargeInstant(day: string, timeZone: string, id: string): Date {
  const share = Number.parseInt(id.slice(0, 8), 16) / 2 ** 32
  return new Date(instantAt(day, chargeTime, timeZone).getTime() + Math.floor(share * spreadMs))
}

/** When the charges of a day are planned. */
export const planInstant = (day: string, timeZone: string): Date => instantAt(day, chargeTime, timeZone)

/** The next day whose charges are not planned yet. */
export function nextPlanDay(now: Date, timeZone: string): string {
  const today = dateIn(timeZone, now)
  return planInstant(today, timeZone) > now ? today : dateAfter(today, 1)
}

/** How many calendar days lie between. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The last day of a month, `YYYY-MM-DD`; `month` is 1 to 12. */
export const lastDayOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** A day of the same month; the last one where the month is shorter. */
function dayOfMonth(date: string, day: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${date.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`
}

/** The first day of the month so many months later. */
function addMonths(date: string, months: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
