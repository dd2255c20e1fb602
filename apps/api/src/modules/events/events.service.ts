import type { Event } from '@narthex/contract/events/event.schemas'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Frame, hasModule } from '../churches/churches.service.ts'
import { eventsEndingAfter, findEvent, listEventsBetween, listEventsEndingAfter, type Span } from './events.queries.ts'

/** The church's events that have not ended, soonest first. */
export function listUpcomingEvents(
  { clock }: Needs<'clock'>,
  { inChurch }: ChurchCall,
  { limit }: { limit: number },
): Promise<Event[]> {
  const now = clock()
  return inChurch((work) => listEventsEndingAfter(work, now, limit))
}

export function hasEvents(frame: Frame): boolean {
  return hasModule(frame, 'MOD_EVENTO')
}

/** The same events as a column for a statement of another domain. */
export const upcomingEvents = eventsEndingAfter

/** An event as a calendar needs it: its instants, and when it was last changed. */
export type DatedEvent = Awaited<ReturnType<typeof listEventsBetween>>[number]

/** More than anybody reads in a month. */
const mostDated = 1000

/** The events that have a part in a span, whether or not they are over. The asker knows whether the church shows events. */
export function eventsBetween({ inChurch }: ChurchCall, span: Span): Promise<DatedEvent[]> {
  return inChurch((work) => listEventsBetween(work, span, mostDated))
}

export function findDatedEvent({ inChurch }: ChurchCall, id: number): Promise<DatedEvent | undefined> {
  return inChurch((work) => findEvent(work, id))
}
