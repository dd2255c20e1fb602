import type { ReaderCounts } from '@narthex/api/platform/stream/stream-events'

/** Interval in milliseconds at which a process announces its number of readers. */
export const usualCountEveryMs = 2000

interface Counts {
  readonly counts: ReaderCounts
  readonly until: number
}

/** Readers of other processes by their last announcements. A process that misses three is dropped with its readers. */
export class ReaderCountsElsewhere {
  readonly #processes = new Map<string, Counts>()
  readonly #now: () => number
  readonly #forgetAfterMs: number

  constructor(now: () => number = Date.now, countEveryMs = usualCountEveryMs) {
    this.#now = now
    this.#forgetAfterMs = 3 * countEveryMs
  }

  set(process: string, counts: ReaderCounts): void {
    this.#processes.set(process, { counts, until: this.#now() + this.#forgetAfterMs })
  }

  count(key: string): number {
    let sum = 0
    for (const [process, { counts, until }] of this.#processes)
      if (until > this.#now()) sum += counts[key] ?? 0
      else this.#processes.delete(process)
    return sum
  }
}

/** Parses an announcement of readers; undefined for messages of other programs that use the same Redis. */
export function parseCounts(text: string): { readonly process: string; readonly counts: ReaderCounts } | undefined {
  try {
    const { process, counts }: { process?: unknown; counts?: unknown } = JSON.parse(text) ?? {}
    if (typeof process !== 'string' || typeof counts !== 'object' || counts === null) return undefined
    const valid = Object.entries(counts).filter(([, count]) => Number.isSafeInteger(count) && count > 0)
    return { process, counts: Object.fromEntries(valid) }
  } catch {
    return undefined
  }
}
