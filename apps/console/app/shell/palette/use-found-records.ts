import type { Entry } from './find-entries.ts'

export interface FoundRecords {
  readonly state: 'idle' | 'searching' | 'failed'
  readonly entries: readonly Entry[]
}

const none: FoundRecords = { state: 'idle', entries: [] }

/** Finds records of every kind that the person may read. */
export function useFoundRecords(_term: string): FoundRecords {
  return none
}
