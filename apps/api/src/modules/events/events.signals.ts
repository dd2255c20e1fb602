import { isDeepStrictEqual } from 'node:util'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { EventRow } from './events.editing.queries.ts'

/** Time and place of an event. */
export type EventPlan = Pick<EventRow, 'titulo' | 'dataInicio' | 'dataFim' | 'local' | 'endereco' | 'flagOnline'>

/** An event that staff wrote again. */
export interface EventChange {
  readonly id: number
  readonly before: EventPlan
  readonly after: EventPlan
}

/** Listeners to changes of events, such as mails to those who come. Each runs in the transaction of the change. */
export interface EventSignals {
  /** The time or place of the event has changed. */
  readonly eventMoved: readonly ((work: ChurchWork, change: EventChange) => Promise<void>)[]
  /** The event is removed. Runs before its row is deleted; an error prevents the removal. */
  readonly eventRemoved: readonly ((work: ChurchWork, id: number) => Promise<void>)[]
}

export const noEventSignals: EventSignals = { eventMoved: [], eventRemoved: [] }

declare module '../../platform/modules/module.ts' {
  interface Signals extends EventSignals {}
}

/** Whether the time or place has changed, which participants have to know. */
export const hasMoved = ({ before, after }: EventChange): boolean =>
  before.dataInicio.getTime() !== after.dataInicio.getTime() ||
  before.dataFim.getTime() !== after.dataFim.getTime() ||
  before.local !== after.local ||
  before.flagOnline !== after.flagOnline ||
  !isDeepStrictEqual(before.endereco, after.endereco)
