/** The usual window in which an attempt counts. */
export const attemptWindowMs = 15 * 60 * 1000

/** Rate limit: from `captchaFrom` attempts on a captcha is required; at `maxAttempts` the call is refused. */
export interface AttemptLimit {
  /** `attemptWindowMs` where none is named. */
  readonly windowMs?: number
  readonly captchaFrom?: number
  readonly maxAttempts?: number
}

export type Verdict = 'allowed' | 'captcha' | { readonly retryAfterMs: number }

/** Attempts (milliseconds since 1970) within the window, no more than the limit needs. */
export function recent(
  moments: readonly number[],
  { captchaFrom = 0, maxAttempts = 0, windowMs = attemptWindowMs }: AttemptLimit,
  now: number,
): number[] {
  return moments.filter((moment) => moment > now - windowMs).slice(-Math.max(captchaFrom, maxAttempts))
}

/** Verdict on one more attempt. Past the limit, the wait ends when enough attempts have aged. */
export function judge(moments: readonly number[], limit: AttemptLimit, now: number, isSolved: boolean): Verdict {
  const { captchaFrom = Number.POSITIVE_INFINITY, maxAttempts = Number.POSITIVE_INFINITY } = limit
  const { windowMs = attemptWindowMs } = limit
  if (moments.length >= maxAttempts) {
    const lastToAge = moments[moments.length - maxAttempts] ?? now
    return { retryAfterMs: lastToAge + windowMs - now }
  }
  return moments.length >= captchaFrom && !isSolved ? 'captcha' : 'allowed'
}

/** The strictest of several: a wait before a captcha, the longest wait first. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  const waits = verdicts.flatMap((verdict) => (typeof verdict === 'object' ? [verdict.retryAfterMs] : []))
  if (waits.length > 0) return { retryAfterMs: Math.max(...waits) }
  return verdicts.includes('captcha') ? 'captcha' : 'allowed'
}
