/** A line of the scorecard. */
export interface Reading {
  readonly what: string
  /** What the product took, and what the reference took. */
  readonly ours: number
  readonly reference?: number
  readonly unit: 'µs' | 's' | 'KB' | 'statements' | 'requests' | ''
  /** What the goal speaks of, a ratio wherever there is a reference: over all rounds, and of the least disturbed. */
  readonly median: number
  readonly best: number
  /** A line without a goal only informs. */
  readonly goal?: Goal
  /** Requests answered in a second of wall time, where requests were made. */
  readonly perSecond?: { readonly ours: number; readonly reference: number }
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number }

export interface Settings {
  /** How often the contestants take turns. */
  readonly rounds: number
}

/** A figure of the scorecard; measuring it takes its turns and ends what it started. */
export interface Figure {
  readonly id: string
  measure(settings: Settings): Promise<Reading[]>
}

/** Whether the reading reaches its goal; undefined where it has none. */
export function reachesGoal({ median, goal }: Reading): boolean | undefined {
  if (!goal) return undefined
  return 'atLeast' in goal ? median >= goal.atLeast : median <= goal.atMost
}
