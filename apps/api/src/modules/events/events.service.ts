import type { Event } from '@narthex/contract/events/event.schemas'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { type Frame, getFrame, hasModule } from '../churches/churches.service.ts'
import { eventsEndingAfter, findEvent, listEventsBetween, listEventsEndingAfter, type Span } from './events.queries.ts'

/** The church's events that have not ended, soonest first; none where it lacks MOD_EVENTO. */
export async function listUpcomingEvents(
  platform: Needs<'cache' | 'clock' | 'transactions'>,
  scope: ChurchScope,
  { limit }: { limit: number },
): Promise<Event[]> {
  if (!hasEvents(await getFrame(platform, scope))) return []
  const now = platform.clock()
  return platform.transactions.inChurch(scope, (work) => listEventsEndingAfter(work, now, limit))
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
export function eventsBetween(platform: Needs<'transactions'>, scope: ChurchScope, span: Span): Promise<DatedEvent[]> {
  return platform.transactions.inChurch(scope, (work) => listEventsBetween(work, span, mostDated))
}

export function findDatedEvent(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  id: number,
): Promise<DatedEvent | undefined> {
  return platform.transactions.inChurch(scope, (work) => findEvent(work, id))
}
