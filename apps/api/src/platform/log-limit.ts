import type { Clock } from './clock.ts'

/** Counts an occurrence of a cause. Undefined: it is worth no line of its own. */
export type LogLimit = (cause: string) => Occurrence | undefined

export interface Occurrence {
  /** How often the cause has occurred since its last line, this time included. */
  readonly times: number
  /** Too many causes occur at once to tell them apart: this one stands for all that came after them. */
  readonly isOther: boolean
}

export interface LogLimitOptions {
  /** The count of a cause begins again after so long. */
  readonly windowMs?: number
  /** Causes told apart in one window. */
  readonly maxCauses?: number
}

const other = ''

/**
 * Keeps floods out of the log: in each window the 1st, 2nd, 4th, 8th … occurrence of a cause is worth a line. A million
 * leave twenty lines, which still tell how many there were.
 */
export function createLogLimit(clock: Clock, { windowMs = 900_000, maxCauses = 500 }: LogLimitOptions = {}): LogLimit {
  let endsAt = Number.NEGATIVE_INFINITY
  const counts = new Map<string, { count: number; written: number }>()
  return (given) => {
    const now = clock().getTime()
    if (now >= endsAt) {
      counts.clear()
      endsAt = now + windowMs
    }
    const cause = counts.has(given) || counts.size < maxCauses ? given : other
    const known = counts.get(cause) ?? { count: 0, written: 0 }
    known.count++
    counts.set(cause, known)
    if (!Number.isInteger(Math.log2(known.count))) return undefined
    const times = known.count - known.written
    known.written = known.count
    return { times, isOther: cause === other }
  }
}
