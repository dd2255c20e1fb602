/** Consecutive failed reloads: the count and the time of the last. */
export interface Retries {
  readonly count: number
  readonly at: number
}

const longestMs = 60_000
/** Failures further apart than this do not count as consecutive. */
const forgottenMs = 5 * 60_000

/**
 * Exponential backoff of the error page, with the state to store. Jitter of one half (`chance` is between 0 and 1) keeps
 * many visitors from retrying together.
 */
export function nextRetry(before: Retries | undefined, now: number, afterSeconds: number, chance: number) {
  const count = before && now - before.at < forgottenMs ? before.count + 1 : 0
  const delayMs = Math.min(longestMs, afterSeconds * 1000 * 2 ** count) * (1 + chance / 2)
  return { delayMs, retries: { count, at: now } satisfies Retries }
}
