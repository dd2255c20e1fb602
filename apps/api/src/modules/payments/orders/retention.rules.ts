import { dayMs } from '@narthex/contract/durations'

const unpaidDays = 30
const webhookDays = 90
const taxYears = 5

export interface KeptSince {
  /** Payers of orders that were never paid. */
  readonly unpaid: Date
  /** Payers who are no members. */
  readonly guest: Date
  readonly webhook: Date
}

/**
 * The moments before which records are deleted (decision 0079). Tax claims lapse five years after the end of the year, so a
 * guest's row goes at the sixth New Year after the last payment.
 */
export function keptSince(now: Date): KeptSince {
  return {
    unpaid: new Date(now.getTime() - unpaidDays * dayMs),
    guest: new Date(Date.UTC(now.getUTCFullYear() - taxYears, 0, 1)),
    webhook: new Date(now.getTime() - webhookDays * dayMs),
  }
}

/** The next night, at a minute of the church's own: not all churches at once. */
export function nextRetention(now: Date, igrejaId: number): Date {
  const tomorrow = Math.floor(now.getTime() / dayMs + 1) * dayMs
  return new Date(tomorrow + (4 * 60 + (igrejaId % 120)) * 60_000)
}
