import type { Success } from '@narthex/contract/endpoint'
import type { askForPrayer } from '@narthex/contract/prayer/prayer-acts.endpoints'

/** What became of a request, as the page after it is told: with the entry of the history, and never in an address. */
export interface Sent extends Success<typeof askForPrayer> {
  /** Who asked. The history outlives a log-out, and is the next one's then. */
  readonly memberId: number | undefined
}

/** The state of whatever page came before, for who asked alone; a page that was opened by itself knows nothing. */
export function sentIn(state: unknown, memberId: number | undefined): Sent | undefined {
  if (typeof state !== 'object' || state === null || !('situacao' in state)) return undefined
  const sent = state as Sent
  return memberId !== undefined && sent.memberId === memberId ? sent : undefined
}
