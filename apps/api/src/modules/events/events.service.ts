import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Frame, hasModule } from '../churches/churches.service.ts'
import { findEvent, listEventsBetween, type Span } from './events.queries.ts'

export function hasEvents(frame: Frame): boolean {
  return hasModule(frame, 'MOD_EVENTO')
}

/** An event as a calendar needs it: its instants, and when it was last changed. */
export type DatedEvent = Awaited<ReturnType<typeof listEventsBetween>>[number]

/** Maximum number of events answered for a period. */
const mostDated = 1000

/** The events that have a part in a span, whether or not they are over. The asker knows whether the church shows events. */
export function eventsBetween({ inChurch }: ChurchCall, span: Span): Promise<DatedEvent[]> {
  return inChurch((work) => listEventsBetween(work, span, mostDated))
}

export function findDatedEvent({ inChurch }: ChurchCall, id: number): Promise<DatedEvent | undefined> {
  return inChurch((work) => findEvent(work, id))
}

/** An event as it is stored, within a transaction of another domain. */
export const findStoredEvent = findEvent
