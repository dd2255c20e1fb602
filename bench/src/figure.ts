import type { Databases } from './databases.ts'
import type { DatasetName } from './datasets/datasets.ts'
import type { Size } from './size.ts'

/** A line of the scorecard. */
export interface Reading {
  readonly what: string
  /** The cost of the product, and of the reference. */
  readonly ours: number
  readonly reference?: number
  readonly unit: 'µs' | 's' | 'KB' | 'MB' | 'statements' | 'requests' | ''
  /**
   * The value that has a goal, a ratio where there is a reference: over all rounds, and of the least disturbed round.
   */
  readonly median: number
  readonly best: number
  /** Lines without a goal are informative. */
  readonly goal?: Goal
  /** Requests per second of wall time, where requests were sent. */
  readonly perSecond?: { readonly ours: number; readonly reference: number }
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number }

export interface Settings {
  /** Maximum number of rounds: some figures end when their ratios have settled. */
  readonly rounds: number
  readonly size: Size
  readonly databases: Databases
}

/** A figure of the scorecard. `measure` ends everything that it starts, and throws where it cannot measure. */
export interface Figure {
  readonly id: string
  /** The databases that it measures on. */
  readonly data?: readonly DatasetName[]
  /** The only system that it can be measured on. */
  readonly platform?: NodeJS.Platform
  /** The thing that it needs and this machine lacks, in words; undefined where everything is there. */
  missing?(): string | undefined
  measure(settings: Settings): Promise<Reading[]>
}

/** Whether the reading reaches its goal; undefined where it has none. */
export function reachesGoal({ median, goal }: Reading): boolean | undefined {
  if (!goal) return undefined
  return 'atLeast' in goal ? median >= goal.atLeast : median <= goal.atMost
}
