import * as changes from '@narthex/contract/tickets/ticket-changes.endpoints'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { acceptTransfer, getTransfer } from './acceptance.service.ts'
import { cancelOwnTickets, previewCancellation } from './cancellations.service.ts'
import { getTicketHolder, setTicketHolder } from './holders.service.ts'
import { offerTransfer, withdrawTransfer } from './transfers.service.ts'

/** Routes for a buyer's changes of tickets after the purchase. */
export function ticketChangeRoutes(platform: TicketNeeds): Route[] {
  return [
    route(changes.previewCancellation, async ({ params, body, ...call }) =>
      ok(await previewCancellation(platform, call, params.codigo, body.ingressos)),
    ),
    route(changes.cancelTickets, async ({ params, body, ...call }) =>
      ok(await cancelOwnTickets(platform, call, params.codigo, body)),
    ),
    route(changes.getTicketHolder, async ({ params, ...call }) => ok(await getTicketHolder(call, params))),
    route(changes.setTicketHolder, async ({ params, body, ...call }) => ok(await setTicketHolder(call, params, body))),
    route(changes.offerTransfer, async ({ params, body, ...call }) => {
      await offerTransfer(platform, call, params, body)
      return done
    }),
    route(changes.withdrawTransfer, async ({ params, ...call }) => {
      await withdrawTransfer(call, params)
      return done
    }),
    route(changes.getTransfer, async ({ params, ...call }) => ok(await getTransfer(call, params.codigo))),
    route(changes.acceptTransfer, async ({ params, body, ...call }) =>
      created(await acceptTransfer(platform, call, params.codigo, body)),
    ),
  ]
}
