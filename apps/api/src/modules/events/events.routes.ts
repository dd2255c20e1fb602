import { listEvents } from '@narthex/contract/events/event.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { listUpcomingEvents } from './events.service.ts'

export function eventRoutes(platform: Needs<'cache' | 'clock' | 'transactions'>): Route[] {
  return [route(listEvents, async ({ church, query }) => ok(await listUpcomingEvents(platform, church, query)))]
}
