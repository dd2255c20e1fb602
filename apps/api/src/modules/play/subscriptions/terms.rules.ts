import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { PlanInterval } from '@narthex/contract/play/play-values'
import { nextPlannedDay } from '../../../platform/recurring/schedule.ts'

/** A term from an instant to another. It plays until the end of its last day in the church's time zone. */
export interface Term {
  readonly inicio: Date
  readonly fim: Date
}

const monthsOf: Readonly<Record<PlanInterval, number>> = { MES: 1, TRIMESTRE: 3, ANO: 12 }
/** Days by which plans of different intervals are compared. */
const daysOf: Readonly<Record<PlanInterval, number>> = { MES: 30, TRIMESTRE: 91, ANO: 365 }

/** The last day that a term with this end plays: the day on which the next one is charged. */
export const findLastDay = (fim: Date, timeZone: string): string => dateIn(timeZone, new Date(fim.getTime() - 1))

/** The end of a day on the zone's clocks. */
export const endOfDay = (day: string, timeZone: string): Date => instantAt(dateAfter(day, 1), '00:00', timeZone)

/** A first term: from now until the same day of a later month. */
export function planFirstTerm(now: Date, intervalo: PlanInterval, timeZone: string): Term {
  const today = dateIn(timeZone, now)
  return { inicio: now, fim: endAfter(today, dayOfMonth(today), { intervalo, timeZone }) }
}

/**
 * The term that follows another. A subscription that began on the 31st ends each month on its last day, as its first day
 * is remembered for as long as the terms keep to it.
 */
export function planNextTerm(
  fim: Date,
  { began, intervalo, timeZone }: { began: Date; intervalo: PlanInterval; timeZone: string },
): Term {
  const last = findLastDay(fim, timeZone)
  const firstDay = dayOfMonth(dateIn(timeZone, began))
  const isShortened = last === endOfMonth(last) && firstDay > dayOfMonth(last)
  return { inicio: fim, fim: endAfter(last, isShortened ? firstDay : dayOfMonth(last), { intervalo, timeZone }) }
}

function endAfter(
  day: string,
  diaDoMes: number,
  { intervalo, timeZone }: { intervalo: PlanInterval; timeZone: string },
): Date {
  const rhythm = { meses: monthsOf[intervalo], diaDoMes }
  return endOfDay(nextPlannedDay(rhythm, { day, regularDay: day }).day, timeZone)
}

const dayOfMonth = (day: string): number => Number(day.slice(8))

const endOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)

/** A trial: so many whole days after today. */
export const planTrial = (now: Date, days: number, timeZone: string): Date =>
  endOfDay(dateAfter(dateIn(timeZone, now), days), timeZone)

/** Cents that are left of what a term cost, by the time that is left of it; never more than was paid. */
export function findRest({ inicio, fim, valor }: Term & { readonly valor: number }, now: Date): number {
  const [whole, left] = [fim.getTime() - inicio.getTime(), fim.getTime() - now.getTime()]
  if (whole <= 0 || left <= 0) return 0
  return Math.floor((valor * Math.min(left, whole)) / whole)
}

interface Priced {
  readonly valor: number
  readonly intervalo: PlanInterval
}

/** True where a plan costs more a day than another: it begins at once. */
export const isUpgrade = (from: Priced, to: Priced): boolean =>
  to.valor * daysOf[from.intervalo] > from.valor * daysOf[to.intervalo]

/** Computes the cents that a coupon takes off a price. */
export function findDiscount(
  valor: number,
  coupon: { readonly percentual: number | null; readonly valor: number | null } | undefined,
): number {
  if (!coupon) return 0
  const discount = coupon.percentual === null ? (coupon.valor ?? 0) : Math.floor((valor * coupon.percentual) / 100)
  return Math.min(valor, discount)
}

/** A subscription that lapses this long after its term: the church's grace days, where it renews. */
export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 86_400_000)
