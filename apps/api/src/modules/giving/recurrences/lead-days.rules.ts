import { dateAfter } from '@narthex/contract/church-time'
import type { recurrenceMeans } from '@narthex/contract/giving/recurrence.schemas'
import { maxLateDays } from '../../../platform/recurring/schedule.ts'

type Means = (typeof recurrenceMeans)[number]

/** A debit of Pix Automático has to be at the bank two days before its day (at the soonest ten). */
export const minLeadDays: Readonly<Record<Means, number>> = { CARTAO: 0, PIX_AUTOMATICO: 2 }

/** Days before its day on which a cycle is charged: early enough for a debit even if the charge is late. */
export const leadDays: Readonly<Record<Means, number>> = {
  CARTAO: 0,
  PIX_AUTOMATICO: minLeadDays.PIX_AUTOMATICO + maxLateDays,
}

/** The day on which a debit that is sent today falls: its own, or the next that is possible. */
export function findDebitDay(day: string, today: string): string {
  const soonest = dateAfter(today, minLeadDays.PIX_AUTOMATICO)
  return day > soonest ? day : soonest
}
