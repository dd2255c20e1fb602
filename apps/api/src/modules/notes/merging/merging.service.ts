import { hourMs } from '@narthex/contract/durations'
import { LRUCache } from 'lru-cache'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { createMergeLane, type MergeLane } from './merge-lane.service.ts'
import type { Change, Merged } from './note-doc.rules.ts'

/** A note of a thousand changes takes some milliseconds. No other note waits longer for one that takes more. */
const quickPatienceMs = 250
/** Timeout of the slow lane. */
const patienceMs = 2_000
/** Pause for a member after a merge that timed out. */
const pauseMs = 60_000
/** Hourly quota of slow merging per member. */
const slowMsPerHour = 10_000

export interface MergerOptions {
  readonly quick: MergeLane
  readonly slow: MergeLane
  readonly now?: () => number
}

/** Merges a change into a note for a member, `who`. */
export type MergeChange = (who: string, estado: Uint8Array | undefined, change: Change) => Promise<Merged>

/**
 * Merges in two lanes. All changes begin in the quick one, which gives up soon; what takes longer goes to the slow one,
 * and so do that member's next ones, within a number of seconds an hour. So members who send changes that are hard
 * to merge wait only for each other.
 */
export function createMerger({ quick, slow, now = () => performance.now() }: MergerOptions): MergeChange {
  const slowMembers = new LRUCache<string, { since: number; spentMs: number }>({ max: 10_000 })
  const paused = new LRUCache<string, number>({ max: 10_000 })

  function requirePatience(who: string): void {
    const until = paused.get(who)
    if (until !== undefined && now() < until) throw tooManyRequests(Math.ceil((until - now()) / 1000))
    const spent = slowMembers.get(who)
    if (spent && now() - spent.since >= hourMs) slowMembers.delete(who)
    else if (spent && spent.spentMs >= slowMsPerHour)
      throw tooManyRequests(Math.ceil((spent.since + hourMs - now()) / 1000))
  }

  return async (who, estado, change) => {
    requirePatience(who)
    if (!slowMembers.has(who)) {
      const merged = await quick(estado, change)
      if (merged !== undefined) return merged
    }
    const spent = slowMembers.get(who) ?? { since: now(), spentMs: 0 }
    slowMembers.set(who, spent)
    const begun = now()
    const merged = await slow(estado, change)
    const tookMs = now() - begun
    spent.spentMs += tookMs
    // The machine was slow, not the change.
    if (merged !== undefined && tookMs < quickPatienceMs) slowMembers.delete(who)
    if (merged !== undefined) return merged
    paused.set(who, now() + pauseMs)
    return 'NOTE_UNREADABLE'
  }
}

export const mergeChange = createMerger({
  quick: createMergeLane({ patienceMs: quickPatienceMs, waiting: 50, keepsThread: true }),
  slow: createMergeLane({ patienceMs, waiting: 20, keepsThread: false }),
})
