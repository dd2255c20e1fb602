import type { Needs } from '../../../platform/platform.ts'
import type { KeyedWork } from '../../../platform/work/church-work.ts'

export type OperatorNeeds = Needs<'clock' | 'database' | 'keys'>

/** Runs a transaction that sees accounts and operators, and nothing of any church. */
export function inOperators<T>(
  { clock, database, keys }: OperatorNeeds,
  run: (work: KeyedWork) => Promise<T>,
): Promise<T> {
  return database.inOperatorIdentity((tx) => run({ tx, now: clock(), keys }))
}
