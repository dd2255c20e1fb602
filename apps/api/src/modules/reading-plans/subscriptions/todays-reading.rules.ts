import { listDue, listMissed, type Standing } from '@narthex/contract/reading-plans/schedule'

/** A reading that is next, by its index in the plan. The smaller rank comes first. */
export interface NextReading {
  readonly index: number
  readonly rank: 'due' | 'missed' | 'done'
}

const ranks = ['due', 'missed', 'done'] as const

/** Finds the reading due today; else the first missed; else that read today. Undefined on a day without any. */
export function findNextReading(standing: Standing): NextReading | undefined {
  const due = listDue(standing)
  const undone = due.find((index) => !standing.isDone[index])
  if (undone !== undefined) return { index: undone, rank: 'due' }
  const [missed] = listMissed(standing)
  if (missed !== undefined) return { index: missed, rank: 'missed' }
  const done = due.at(-1)
  return done === undefined ? undefined : { index: done, rank: 'done' }
}

export const isNearer = (one: NextReading, other: NextReading): boolean =>
  ranks.indexOf(one.rank) < ranks.indexOf(other.rank)
