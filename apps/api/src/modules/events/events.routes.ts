import { getEvent as getEndpoint, listEvents as listEndpoint } from '@narthex/contract/events/event.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { getEvent, listEvents } from './event-pages.service.ts'

export function eventRoutes(): Route[] {
  return [
    route(listEndpoint, async ({ query, ...call }) => ok(await listEvents(call, query))),
    route(getEndpoint, async ({ params, ...call }) => ok(await getEvent(call, params.id))),
  ]
}
