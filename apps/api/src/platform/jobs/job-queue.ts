import type * as z from 'zod/mini'
import type { LaneName } from './lanes.ts'

/** A kind of work that is done after the request that asked for it. */
export interface JobQueue<Data> {
  /** Name in the database: after a change of it, jobs that wait under the old name are never done. */
  readonly name: string
  readonly lane: LaneName
  /**
   * The longest that an attempt may take. Then its signal is aborted, its place is another job's, and it is tried again
   * later, even where it still goes on.
   */
  readonly deadlineMs: number
  /** The content of a job, as JSON. Checked when it is done: it may have been written by an older build. */
  readonly data: z.ZodMiniType<Data>
}

/**
 * A failure that no retry can fix; the job is given up at once. The message is stored, so it must contain no personal
 * data.
 */
export class HopelessJobError extends Error {
  override name = 'HopelessJobError'
}

/**
 * Says that a job cannot run yet because it waits for something still to come. It is tried again like a failed job, and
 * not counted as a failure. The message is stored and logged, so it must contain no personal data.
 */
export class JobNotReadyError extends Error {
  override name = 'JobNotReadyError'
}

/** Usual deadlines of queues. */
export const deadlines = {
  /** Writes to the database alone. */
  shortMs: 60_000,
  /** Some calls to others, of which each has a limit of its own. */
  callsMs: 3 * 60_000,
  /** Goes through much. */
  longMs: 15 * 60_000,
} as const

const second = 1000
const longestPauseMs = 3600 * second

/** How long a job rests after its nth attempt failed: ten seconds, then twice as long each time, at most an hour. */
export function pauseAfterMs(attempt: number): number {
  return Math.min(longestPauseMs, 10 * second * 2 ** (attempt - 1))
}
