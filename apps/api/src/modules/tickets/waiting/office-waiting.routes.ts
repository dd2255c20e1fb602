import * as office from '@narthex/contract/tickets/office-waiting.endpoints'
import { done, ok, type Route, route, sendFile } from '../../../platform/http/route.ts'
import { downloadAnswerFile } from '../answer-files/answer-downloads.service.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { listWaiting, offerWaiting, removeWaiting } from './office-waiting.service.ts'

/** The waiting list by hand, and the files that people answered with. */
export function officeWaitingRoutes(platform: TicketNeeds): Route[] {
  return [
    route(office.listWaiting, async ({ params, query, ...call }) => ok(await listWaiting(call, params.id, query))),
    route(office.offerWaiting, async ({ params, ...call }) =>
      ok(await offerWaiting(platform, call, params.id, params.codigo)),
    ),
    route(office.removeWaiting, async ({ params, ...call }) => {
      await removeWaiting(platform, call, params.id, params.codigo)
      return done
    }),
    route(office.downloadAnswerFile, async ({ params: { id: eventId, arquivo: fileId }, ...call }) => {
      const { filename, content } = await downloadAnswerFile(call, { eventId, fileId })
      return sendFile(filename, content)
    }),
  ]
}
