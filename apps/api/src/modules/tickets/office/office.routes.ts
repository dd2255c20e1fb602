import * as roster from '@narthex/contract/tickets/office-roster.endpoints'
import * as sale from '@narthex/contract/tickets/office-sale.endpoints'
import * as parts from '@narthex/contract/tickets/sale-parts'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import { partRoutes } from '../../../platform/resources/part-routes.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { getOfficeSale, removeSale, setSale } from './office-sale.service.ts'
import { exportEventTickets, listEventTickets } from './roster.service.ts'
import { salePart } from './sale-parts.service.ts'
import { getEventStatistics, sumEventTickets } from './statistics.service.ts'

/** Routes for staff who write the sale of an event, and read about those who have its tickets. */
export function saleOfficeRoutes(platform: Pick<TicketNeeds, 'signals'>): Route[] {
  return [
    route(sale.getOfficeSale, async ({ params, ...call }) => ok(await getOfficeSale(call, params.id))),
    route(sale.setSale, async ({ params, body, ...call }) => ok({ versao: await setSale(call, params.id, body) })),
    route(sale.removeSale, async ({ params, ...call }) => {
      await removeSale(call, params.id)
      return done
    }),
    ...partRoutes(parts.quotaPart, salePart(platform, 'cota')),
    ...partRoutes(parts.ticketTypePart, salePart(platform, 'ingresso')),
    ...partRoutes(parts.questionPart, salePart(platform, 'pergunta')),
    ...partRoutes(parts.couponPart, salePart(platform, 'cupom')),
    ...partRoutes(parts.doorListPart, salePart(platform, 'lista')),
    route(roster.listEventTickets, async ({ params, query, ...call }) =>
      ok(await listEventTickets(call, params.id, query)),
    ),
    route(roster.exportEventTickets, ({ params, query, ...call }) =>
      exportEventTickets(call, { eventId: params.id, format: 'csv' }, query),
    ),
    route(roster.exportEventTicketsSheet, ({ params, query, ...call }) =>
      exportEventTickets(call, { eventId: params.id, format: 'xlsx' }, query),
    ),
    route(roster.sumEventTickets, async ({ params, ...call }) => ok(await sumEventTickets(call, params.id))),
    route(roster.getEventStatistics, async ({ params, ...call }) => ok(await getEventStatistics(call, params.id))),
  ]
}
