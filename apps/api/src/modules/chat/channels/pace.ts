import type { Clock } from '../../../platform/clock.ts'

/** Counts calls by key in windows of ten seconds, within this process and without a statement. */
export interface PaceKeeper {
  /** Seconds to wait; 0 where one more call is within the limit, which is then counted. */
  take(key: string, limit: number): number
  /** Keys of the current window. */
  readonly size: number
}

const windowMs = 10_000
/** Bounds the memory: where so many people write within a window, more of them wait for the next. */
const maxKeys = 50_000

/**
 * A first guard, before the database is asked: it keeps a flood from the others' connections. Several processes count each
 * for itself; what an author and what all guests may write is counted in the database besides.
 */
export function createPaceKeeper(clock: Clock, limits: { readonly maxKeys: number } = { maxKeys }): PaceKeeper {
  const counts = new Map<string, number>()
  let endsAt = 0
  return {
    take(key, limit) {
      const now = clock().getTime()
      if (now >= endsAt || now < endsAt - windowMs) {
        counts.clear()
        endsAt = now + windowMs
      }
      const count = counts.get(key) ?? 0
      if (count >= limit || (count === 0 && counts.size >= limits.maxKeys)) return Math.ceil((endsAt - now) / 1000)
      counts.set(key, count + 1)
      return 0
    },
    get size() {
      return counts.size
    },
  }
}
