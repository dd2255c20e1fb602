import { listEvents } from '@narthex/contract/events/event.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { listUpcomingEvents } from './events.service.ts'

export function eventRoutes(platform: Needs<'clock'>): Route[] {
  return [route(listEvents, async ({ query, ...call }) => ok(await listUpcomingEvents(platform, call, query)))]
}
