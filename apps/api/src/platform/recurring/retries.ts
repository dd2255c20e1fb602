import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { chargeInstant } from './schedule.ts'

/** Days after the first try on which a failed charge is tried again. */
const retryDays = [1, 3, 7] as const

/**
 * Reasons for which the same card cannot succeed, by the gateways' own words: Stripe's decline codes, those of ISO 8583 as
 * CardPointe passes them on, and our own. An unknown reason is tried again.
 */
const hopelessCodes: ReadonlySet<string> = new Set([
  'expired_card',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'invalid_account',
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'card_not_supported',
  'currency_not_supported',
  'new_account_information_available',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stop_payment_order',
  'authentication_required',
  'CARD_EXPIRED',
  'CARD_CLOSED',
  'INVALID_OR_RESTRICTED_CARD',
  '04',
  '07',
  '14',
  '33',
  '41',
  '43',
  '54',
  'R0',
  'R1',
  'R3',
])

export const needsAnotherCard = (code: string | null): boolean => code !== null && hopelessCodes.has(code)

export interface FailedTry {
  readonly id: string
  /** The local day of the cycle's first try. */
  readonly firstTry: string
  /** Tries so far, this one included. */
  readonly tries: number
  readonly code: string | null
  /** The day of the next cycle: no retry reaches it. */
  readonly nextDay: string | null
  readonly now: Date
  readonly timeZone: string
}

/** When a failed charge is tried again; null where that has no use, or was done often enough. */
export function planRetry({ id, firstTry, tries, code, nextDay, now, timeZone }: FailedTry): Date | null {
  const days = retryDays[tries - 1]
  if (days === undefined || needsAnotherCard(code)) return null
  const planned = dateAfter(firstTry, days)
  const today = dateIn(timeZone, now)
  const day = planned > today ? planned : dateAfter(today, 1)
  return nextDay !== null && day >= nextDay ? null : chargeInstant(day, timeZone, id)
}
