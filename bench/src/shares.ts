import type { Amount } from './size.ts'

/** Duration of one call in µs. */
export interface Shares {
  readonly p50: number
  readonly p99: number
}

/** Number of calls that a contestant times, and of those it makes before them. */
export interface Calls {
  readonly warmUp: number
  readonly calls: number
}

export const timedCalls: Amount<Calls> = { full: { warmUp: 60, calls: 300 }, smoke: { warmUp: 0, calls: 3 } }

/** Measures many calls in sequence, after a warm-up. */
export function timedShares(call: () => Promise<unknown>, { warmUp, calls }: Calls): () => Promise<Shares> {
  return async () => {
    for (let run = 0; run < warmUp; run++) await call()
    const times: number[] = []
    for (let run = 0; run < calls; run++) {
      const begun = performance.now()
      await call()
      times.push((performance.now() - begun) * 1000)
    }
    return summarize(times)
  }
}

/** Throws where nothing was measured. */
export function summarize(times: readonly number[]): Shares {
  const sorted = times.toSorted((a, b) => a - b)
  const share = (part: number) => sorted[Math.floor(sorted.length * part)]
  const [p50, p99] = [share(0.5), share(0.99)]
  if (p50 === undefined || p99 === undefined) throw new Error('Nothing was measured')
  return { p50, p99 }
}
