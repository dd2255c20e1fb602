import type { PlanReading } from '../../../components/reading/way-back.ts'
import type { PlanView, Reading } from '../plan-view.ts'

/** A passage, and the reading that it belongs to. */
export interface NextPassage {
  readonly reading: Reading
  readonly passage: string
}

/** Finds what is left to read after a passage: of its own day first, then of days until today. */
export function findNextPassage(view: PlanView, { day, passage }: Omit<PlanReading, 'subscription'>) {
  const until = view.readings.filter(({ date }) => date <= view.today)
  const own = view.readings.filter(({ dia }) => dia === day)
  const inOrder = [...own, ...until.toSorted((a, b) => a.date.localeCompare(b.date) || a.dia - b.dia)]
  const left = inOrder.flatMap((reading): NextPassage[] =>
    reading.passagens.filter((osis) => !reading.read.has(osis)).map((osis) => ({ reading, passage: osis })),
  )
  return left.find((next) => next.passage !== passage || next.reading.dia !== day)
}
