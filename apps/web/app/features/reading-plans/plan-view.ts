import { dateAfter } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import type { PlanDay, Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { lastDay, listDue, listMissed, type Standing } from '@narthex/contract/reading-plans/schedule'
import type { PendingMarks } from './mark-outbox.ts'

/** A reading of a plan as a member sees it on a day. */
export interface Reading extends PlanDay {
  /** Number of the day, from 1. */
  readonly dia: number
  readonly date: string
  readonly read: ReadonlySet<string>
  readonly isDone: boolean
  readonly isMissed: boolean
  readonly isToday: boolean
}

export interface PlanView {
  readonly readings: readonly Reading[]
  readonly standing: Standing
  readonly today: string
  readonly daysDone: number
  readonly missed: number
  readonly isFinished: boolean
  /** Today's readings, done or not. */
  readonly due: readonly Reading[]
  /** The next reading that is not done. */
  readonly next: Reading | undefined
  readonly lastDate: string
}

/** Combines the server's readings with the unsent marks on this device; marks of an earlier round are left out. */
export function toPlanView(subscription: Subscription, pending: PendingMarks | undefined, today: string): PlanView {
  const { inicio, agenda, pausadaEm, situacao, plano } = subscription
  const read = readPassages(subscription, pending)
  const isClosed = situacao === 'CONCLUIDA'
  const isDone = plano.dias.map(
    ({ passagens }, index) => isClosed || passagens.every((passage) => read.get(index + 1)?.has(passage)),
  )
  const day = pausadaEm !== null && pausadaEm < today ? pausadaEm : today
  const standing = { schedule: agenda, isDone, today: Math.round((Date.parse(day) - Date.parse(inicio)) / dayMs) }
  const missed = new Set(listMissed(standing))
  const due = new Set(listDue(standing))
  const readings = plano.dias.map((planDay, index): Reading => {
    const passages = isClosed ? new Set(planDay.passagens) : (read.get(index + 1) ?? new Set<string>())
    const date = dateAfter(inicio, agenda[index] ?? index)
    const state = { isDone: isDone[index] === true, isMissed: missed.has(index), isToday: due.has(index) }
    return { ...planDay, ...state, dia: index + 1, date, read: passages }
  })
  return {
    readings,
    standing,
    today,
    daysDone: isDone.filter(Boolean).length,
    missed: isClosed ? 0 : missed.size,
    isFinished: isDone.every(Boolean),
    due: readings.filter(({ isToday }) => isToday),
    next: readings.filter((reading) => !reading.isDone).toSorted((a, b) => a.date.localeCompare(b.date))[0],
    lastDate: dateAfter(inicio, lastDay(agenda)),
  }
}

function readPassages({ lidas, rodada }: Subscription, pending: PendingMarks | undefined): Map<number, Set<string>> {
  const read = new Map(lidas.map(({ dia, passagens }) => [dia, new Set(passagens)]))
  if (pending?.rodada !== rodada) return read
  for (const { dia, passagem, lida } of pending.marcas) {
    const ofDay = read.get(dia) ?? new Set()
    if (lida) ofDay.add(passagem)
    else ofDay.delete(passagem)
    read.set(dia, ofDay)
  }
  return read
}

/** Readings by the months of their days, in order. */
export function groupByMonth(readings: readonly Reading[]): Map<string, Reading[]> {
  const inOrder = readings.toSorted((a, b) => a.date.localeCompare(b.date) || a.dia - b.dia)
  return Map.groupBy(inOrder, ({ date }) => date.slice(0, 7))
}
