import * as office from '@narthex/contract/tickets/office-registration.endpoints'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { cancelAtOffice } from './office-cancellations.service.ts'
import { getOfficeHolder, setOfficeHolder } from './office-holders.service.ts'
import { enterManualRegistration, resendTickets } from './office-registrations.service.ts'

/** Routes for staff who act on the registrations of others. */
export function officeRegistrationRoutes(platform: TicketNeeds): Route[] {
  return [
    route(office.enterManualRegistration, async ({ params, body, ...call }) =>
      created(await enterManualRegistration(platform, call, params.id, body)),
    ),
    route(office.cancelRegistration, async ({ params: { id: eventId, codigo }, body, ...call }) =>
      ok(await cancelAtOffice(platform, call, { eventId, codigo }, body)),
    ),
    route(office.resendTickets, async ({ params: { id: eventId, codigo }, ...call }) => {
      await resendTickets(call, { eventId, codigo })
      return done
    }),
    route(office.getOfficeHolder, async ({ params: { id: eventId, ...own }, ...call }) =>
      ok(await getOfficeHolder(call, { eventId, ...own })),
    ),
    route(office.setOfficeHolder, async ({ params: { id: eventId, ...own }, body, ...call }) =>
      ok(await setOfficeHolder(call, { eventId, ...own }, body)),
    ),
  ]
}
