import * as messages from '@narthex/contract/tickets/office-messages.endpoints'
import { created, ok, type Route, route } from '../../../platform/http/route.ts'
import { listEventMessages, previewEventMessage, sendEventMessage } from './messages.service.ts'

/** Messages of staff to the holders of an event's tickets. */
export function eventMessageRoutes(): Route[] {
  return [
    route(messages.previewEventMessage, async ({ params, body, ...call }) =>
      ok(await previewEventMessage(call, params.id, body)),
    ),
    route(messages.sendEventMessage, async ({ params, body, ...call }) =>
      created(await sendEventMessage(call, params.id, body)),
    ),
    route(messages.listEventMessages, async ({ params, query, ...call }) =>
      ok(await listEventMessages(call, params.id, query)),
    ),
  ]
}
