import type * as z from 'zod/mini'

/** One kind of work that is done after the request that asked for it. */
export interface JobQueue<Data> {
  /** As the database keeps it: renamed, what waits under the old name is never done. */
  readonly name: string
  /** What a job carries, as JSON. Checked when it is done: it may have been written by an older build. */
  readonly data: z.ZodMiniType<Data>
}

/**
 * A failure that no retry can fix; the job is given up at once. The message is stored, so it must contain no personal
 * data.
 */
export class HopelessJobError extends Error {
  override name = 'HopelessJobError'
}

/** How often a job is tried before it is given up: with the pauses between, about three and a half hours. */
export const mostAttempts = 12

const second = 1000
const longestPauseMs = 3600 * second

/** How long a job rests after its nth attempt failed: ten seconds, then twice as long each time, at most an hour. */
export function pauseAfterMs(attempt: number): number {
  return Math.min(longestPauseMs, 10 * second * 2 ** (attempt - 1))
}
