import * as events from '@narthex/contract/events/office-event.endpoints'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import { type EventOfficeNeeds, publishEvent, removeEvent, rewriteEvent } from '../events.editing.service.ts'
import { getOfficeEvent } from './office-events.service.ts'

/** Routes by which staff write events. */
export function eventOfficeRoutes(platform: EventOfficeNeeds): Route[] {
  return [
    route(events.getOfficeEvent, async ({ params, ...call }) => ok(await getOfficeEvent(call, params.id))),
    route(events.addEvent, async ({ body, ...call }) => created({ id: await publishEvent(call, body), versao: 1 })),
    route(events.setEvent, async ({ params: { id }, body: { versao, ...form }, ...call }) =>
      ok({ versao: await rewriteEvent(platform, call, { id, versao }, form) }),
    ),
    route(events.removeEvent, async ({ params, ...call }) => {
      await removeEvent(platform, call, params.id)
      return done
    }),
  ]
}
