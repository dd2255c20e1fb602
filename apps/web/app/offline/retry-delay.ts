/** Reloads that failed one after the other: how many, and when the last one was. */
export interface Retries {
  readonly count: number
  readonly at: number
}

const longestMs = 60_000
/** Failures further apart than this have nothing to do with each other. */
const forgottenMs = 5 * 60_000

/**
 * How long a page that could not be shown waits until it tries again, and what to remember of it. Twice as long each
 * time, spread by half (`chance` is between 0 and 1), so that many readers do not return together.
 */
export function nextRetry(before: Retries | undefined, now: number, afterSeconds: number, chance: number) {
  const count = before && now - before.at < forgottenMs ? before.count + 1 : 0
  const delayMs = Math.min(longestMs, afterSeconds * 1000 * 2 ** count) * (1 + chance / 2)
  return { delayMs, retries: { count, at: now } satisfies Retries }
}
