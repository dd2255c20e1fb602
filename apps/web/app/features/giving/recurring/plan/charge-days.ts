import { dateAfter } from '@narthex/contract/church-time'
import { findAutomaticPixMonths } from '@narthex/contract/giving/automatic-pix'
import type { Frequency } from '@narthex/contract/giving/recurrence.schemas'

/** Day that stands for the last day of a month, however long it is. */
export const lastDayOfMonth = 31
/** Days on which wages are usually there. */
const usualDays = [5, 10, 20] as const

/** Minimum days between the first gift and the first debit that a bank can be asked for. */
const firstDebitDays = 3

/** The gifts of Pix Automático: the first one, then debits. Quarters and years go by the calendar, as banks count them. */
export function listAutomaticPixDays(
  frequency: Frequency,
  first: string,
  { end, count }: { readonly end: string | null; readonly count: number },
): string[] {
  const months = findAutomaticPixMonths(frequency)
  const diaDoMes = 'diaDoMes' in frequency ? frequency.diaDoMes : Number(first.slice(8))
  const soonest = dateAfter(first, firstDebitDays)
  const days = [first]
  for (let step = 1; days.length < count; step++) {
    const day = months ? dayInMonth(diaDoMes, first, step * months) : dateAfter(first, step * 7)
    if (end !== null && day > end) break
    if (day >= soonest) days.push(day)
  }
  return days
}

/** The next charges of a gift, the first one included, up to its end. Days are `YYYY-MM-DD`. */
export function listChargeDays(
  frequency: Frequency,
  first: string,
  { end, count }: { readonly end: string | null; readonly count: number },
): string[] {
  const days: string[] = []
  for (let day = first; days.length < count && (end === null || day <= end); day = dayAfter(frequency, day)) {
    days.push(day)
  }
  return days
}

function dayAfter(frequency: Frequency, day: string): string {
  return 'dias' in frequency ? dateAfter(day, frequency.dias) : dayInMonth(frequency.diaDoMes, day, 1)
}

/** The first time that this day of the month comes, `from` included. */
export function nextDayOfMonth(diaDoMes: number, from: string): string {
  const here = dayInMonth(diaDoMes, from, 0)
  return here >= from ? here : dayInMonth(diaDoMes, from, 1)
}

/** A coming day to begin with, never today. */
export function usualFirstDay(today: string): string {
  const tomorrow = dateAfter(today, 1)
  return usualDays.map((day) => nextDayOfMonth(day, tomorrow)).toSorted()[0] ?? tomorrow
}

/** Date in the month `months` after `date`; the month's last day if it is shorter. */
function dayInMonth(diaDoMes: number, date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(diaDoMes, length)).padStart(2, '0')}`
}
