/** How long a try counts. */
export const attemptWindowMs = 15 * 60 * 1000

/** How often one may try: without a captcha fewer than `captchaFrom` times, at all fewer than `most`. */
export interface AttemptLimit {
  readonly captchaFrom?: number
  readonly most?: number
}

export type Verdict = 'allowed' | 'captcha' | { readonly retryAfterMs: number }

/** The tries, in milliseconds since 1970, that still count; no more of them than the limit looks at. */
export function recent(moments: readonly number[], { captchaFrom = 0, most = 0 }: AttemptLimit, now: number): number[] {
  return moments.filter((moment) => moment > now - attemptWindowMs).slice(-Math.max(captchaFrom, most))
}

/** Whether one more try is allowed after the recent ones; beyond the most, not before enough of them have aged. */
export function judge(moments: readonly number[], limit: AttemptLimit, now: number, isSolved: boolean): Verdict {
  const { captchaFrom = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limit
  if (moments.length >= most) {
    const lastToAge = moments[moments.length - most] ?? now
    return { retryAfterMs: lastToAge + attemptWindowMs - now }
  }
  return moments.length >= captchaFrom && !isSolved ? 'captcha' : 'allowed'
}

/** The strictest of several: a wait before a captcha, the longest wait first. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  const waits = verdicts.flatMap((verdict) => (typeof verdict === 'object' ? [verdict.retryAfterMs] : []))
  if (waits.length > 0) return { retryAfterMs: Math.max(...waits) }
  return verdicts.includes('captcha') ? 'captcha' : 'allowed'
}
