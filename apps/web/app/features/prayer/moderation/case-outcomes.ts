import type { PrayerDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'

/**
 * What became of a case here: how it was decided, or that it was gone by then. `held`: to be sent, and can be taken back;
 * `takenBack`: it was; `failed`: it could not be sent; `changed`: it says something else by now, to be read first.
 */
export type Outcome = PrayerDecision | 'gone' | 'held' | OpenOutcome
export type OpenOutcome = 'takenBack' | 'failed' | 'changed'

/** Whether it waits for a decision still. */
export function isOpen(outcome: Outcome | undefined): outcome is OpenOutcome | undefined {
  return outcome === undefined || ['takenBack', 'failed', 'changed'].includes(outcome)
}
