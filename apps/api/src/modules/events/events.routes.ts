import { getEvent as getEndpoint, listEvents as listEndpoint } from '@narthex/contract/events/event.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getEvent, listEvents } from './event-pages.service.ts'

export function eventRoutes(platform: Needs<'cache' | 'clock' | 'transactions'>): Route[] {
  return [
    route(listEndpoint, async ({ query, ...call }) => ok(await listEvents(platform, call, query))),
    route(getEndpoint, async ({ params, ...call }) => ok(await getEvent(call, params.id))),
  ]
}
