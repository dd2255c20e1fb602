import { listFormerHolders as formerEndpoint } from '@narthex/contract/tickets/former-holders.endpoints'
import * as registration from '@narthex/contract/tickets/registration.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { listFormerHolders } from '../former-holders/former-holders.service.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { readByBuyerCode, sendBuyerCode } from './buyer-codes.service.ts'
import { getRegistration, listMyEvents, listMyRegistrations } from './my-tickets.service.ts'

export function myTicketRoutes(platform: TicketNeeds): Route[] {
  return [
    route(registration.getRegistration, async ({ params, ...call }) =>
      ok(await getRegistration(platform, call, params.codigo)),
    ),
    route(registration.sendRegistrationCode, async ({ params, ...call }) =>
      ok(await sendBuyerCode(platform, call, params.codigo)),
    ),
    route(registration.readRegistration, async ({ params, body, ...call }) =>
      ok(await readByBuyerCode(platform, call, params.codigo, body.numero)),
    ),
    route(registration.listMyEvents, async (call) => ok(await listMyEvents(call))),
    route(registration.listMyRegistrations, async ({ params, ...call }) =>
      ok(await listMyRegistrations(platform, call, params.eventId)),
    ),
    route(formerEndpoint, async ({ params, ...call }) => ok(await listFormerHolders(call, params.eventId))),
  ]
}
