import { createThreadLane, type ThreadLaneOptions } from '../../../platform/thread-lane.ts'
import type { Change, Merged } from './note-doc.rules.ts'

/** Merges one change at a time; undefined where it took too long or too much memory. Throws BUSY where too many wait. */
export type MergeLane = (estado: Uint8Array | undefined, change: Change) => Promise<Merged | undefined>

interface Merge {
  readonly estado: Uint8Array | undefined
  readonly change: Change
}

export function createMergeLane(options: Omit<ThreadLaneOptions, 'program'>): MergeLane {
  const program = new URL('./merge.thread.ts', import.meta.url)
  const merge = createThreadLane<Merge, Merged>({ ...options, program })
  return (estado, change) => merge({ estado, change })
}
