import { dayMs, hourMs, minuteMs } from '@narthex/contract/durations'
import type { AttemptLimit } from '../../../platform/attempts/attempts.rules.ts'

/** How long the link of a confirmation is good. */
export const confirmationMs = 3 * dayMs
/** A mail that is asked for again within this time is not sent twice. */
export const repeatedMailMs = minuteMs
/** Mails of confirmation that one church causes, to whatever addresses. */
export const confirmationLimit: AttemptLimit = { maxAttempts: 10, windowMs: hourMs }

export interface SenderState {
  /** The address that the church wants. */
  readonly responderPara: string | null
  /** The address that was confirmed. */
  readonly emUso: string | null
}

/** Whether a wanted address has to be confirmed by a new mail: one that is in use, or that was mailed already, needs none. */
export const needsConfirmation = ({ responderPara, emUso }: SenderState, wanted: string | null): wanted is string =>
  wanted !== null && wanted !== emUso && wanted !== responderPara
