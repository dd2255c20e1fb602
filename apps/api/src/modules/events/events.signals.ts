import { isDeepStrictEqual } from 'node:util'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { EventRow } from './events.editing.queries.ts'

/** When and where an event is. */
export type EventPlan = Pick<EventRow, 'titulo' | 'dataInicio' | 'dataFim' | 'local' | 'endereco' | 'flagOnline'>

/** An event that staff wrote again. */
export interface EventChange {
  readonly id: number
  readonly before: EventPlan
  readonly after: EventPlan
}

/** Listeners to changes of events, such as mails to those who come. Each runs in the transaction of the change. */
export interface EventSignals {
  /** It is at another time or place. */
  readonly eventMoved: readonly ((work: ChurchWork, change: EventChange) => Promise<void>)[]
  /** It is taken off the calendar: runs before its row goes. An error keeps it there. */
  readonly eventRemoved: readonly ((work: ChurchWork, id: number) => Promise<void>)[]
}

export const noEventSignals: EventSignals = { eventMoved: [], eventRemoved: [] }

declare module '../../platform/modules/module.ts' {
  interface Signals extends EventSignals {}
}

/** Whether who comes has to know. */
export const hasMoved = ({ before, after }: EventChange): boolean =>
  before.dataInicio.getTime() !== after.dataInicio.getTime() ||
  before.dataFim.getTime() !== after.dataFim.getTime() ||
  before.local !== after.local ||
  before.flagOnline !== after.flagOnline ||
  !isDeepStrictEqual(before.endereco, after.endereco)
