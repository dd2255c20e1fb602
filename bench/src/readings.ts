import type { Goal, Reading } from './figure.ts'
import { compareRounds, median } from './rounds.ts'

type Unit = Reading['unit']

/** A line of one value, the smaller the better: its median over the rounds, and its least. */
export function singleReading(what: string, unit: Unit, values: readonly number[], goal?: Goal): Reading {
  const middle = median(values)
  return { what, unit, ours: middle, median: middle, best: Math.min(...values), ...(goal ? { goal } : {}) }
}

/** A line of a ratio: ours over the reference, so that more than 1 is slower. */
export function ratioReading(
  what: string,
  unit: Unit,
  { ours, reference }: Readonly<Record<'ours' | 'reference', readonly number[]>>,
  goal?: Goal,
): Reading {
  return {
    what,
    unit,
    ours: median(ours),
    reference: median(reference),
    ...compareRounds(ours, reference),
    ...(goal ? { goal } : {}),
  }
}

/** Throws unless there are lines, and every number of theirs was measured. */
export function requireMeasured(readings: readonly Reading[]): void {
  if (readings.length === 0) throw new Error('It has no line')
  for (const { what, ours, reference, median, best, perSecond } of readings)
    for (const value of [ours, median, best, reference ?? 0, ...Object.values(perSecond ?? {})])
      if (!Number.isFinite(value)) throw new Error(`“${what}” has no value`)
}
