import type { PrayerDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'

/**
 * Outcome of a case in this tab: its decision, or `gone` if it no longer existed. `held`: not sent yet, can be taken
 * back; `takenBack`: it was; `failed`: it could not be sent; `changed`: the text changed since, to be read first.
 */
export type Outcome = PrayerDecision | 'gone' | 'held' | OpenOutcome
export type OpenOutcome = 'takenBack' | 'failed' | 'changed'

/** Checks whether the case still needs a decision. */
export function isOpen(outcome: Outcome | undefined): outcome is OpenOutcome | undefined {
  return outcome === undefined || ['takenBack', 'failed', 'changed'].includes(outcome)
}
