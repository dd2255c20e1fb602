import * as events from '@narthex/contract/tickets/office-event.endpoints'
import * as lists from '@narthex/contract/tickets/office-lists.endpoints'
import * as roster from '@narthex/contract/tickets/office-roster.endpoints'
import * as sale from '@narthex/contract/tickets/office-sale.endpoints'
import * as types from '@narthex/contract/tickets/office-types.endpoints'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import {
  addOfficeEvent,
  getOfficeEvent,
  type OfficeNeeds,
  removeOfficeEvent,
  setOfficeEvent,
} from './office-events.service.ts'
import { getOfficeSale, removeSale, setSale } from './office-sale.service.ts'
import { exportEventTickets, listEventTickets } from './roster.service.ts'
import { addPart, type KindPlace, removePart, setPart } from './sale-parts.service.ts'
import { getEventStatistics, sumEventTickets } from './statistics.service.ts'

const place = <K extends KindPlace['part']>(
  part: K,
  { id: eventId, parteId: id }: { readonly id: number; readonly parteId: number },
) => ({ part, eventId, id })

/** What staff write of events and of what they sell. */
export function eventOfficeRoutes(platform: OfficeNeeds): Route[] {
  return [
    route(events.getOfficeEvent, async ({ params, ...call }) => ok(await getOfficeEvent(call, params.id))),
    route(events.addEvent, async ({ body, ...call }) => created(await addOfficeEvent(platform, call, body))),
    route(events.setEvent, async ({ params, body, ...call }) =>
      ok({ versao: await setOfficeEvent(platform, call, params.id, body) }),
    ),
    route(events.removeEvent, async ({ params, ...call }) => {
      await removeOfficeEvent(call, params.id)
      return done
    }),
    route(sale.getOfficeSale, async ({ params, ...call }) => ok(await getOfficeSale(call, params.id))),
    route(sale.setSale, async ({ params, body, ...call }) => ok({ versao: await setSale(call, params.id, body) })),
    route(sale.removeSale, async ({ params, ...call }) => {
      await removeSale(call, params.id)
      return done
    }),
    ...partRoutes(platform),
    route(roster.listEventTickets, async ({ params, query, ...call }) =>
      ok(await listEventTickets(call, params.id, query)),
    ),
    route(roster.exportEventTickets, ({ params, query, ...call }) =>
      exportEventTickets(platform, call, { eventId: params.id, format: 'csv' }, query),
    ),
    route(roster.exportEventTicketsSheet, ({ params, query, ...call }) =>
      exportEventTickets(platform, call, { eventId: params.id, format: 'xlsx' }, query),
    ),
    route(roster.sumEventTickets, async ({ params, ...call }) => ok(await sumEventTickets(platform, call, params.id))),
    route(roster.getEventStatistics, async ({ params, ...call }) =>
      ok(await getEventStatistics(platform, call, params.id)),
    ),
  ]
}

function partRoutes(platform: OfficeNeeds): Route[] {
  return [
    route(sale.addQuota, async ({ params, body, ...call }) =>
      created(await addPart(call, { part: 'cota', eventId: params.id }, body)),
    ),
    route(sale.setQuota, async ({ params, body, ...call }) =>
      ok({ versao: await setPart(platform, call, place('cota', params), body) }),
    ),
    route(sale.removeQuota, async ({ params, query, ...call }) =>
      ok({ versao: await removePart(call, place('cota', params), query.versao) }),
    ),
    route(types.addTicketType, async ({ params, body, ...call }) =>
      created(await addPart(call, { part: 'ingresso', eventId: params.id }, body)),
    ),
    route(types.setTicketType, async ({ params, body, ...call }) =>
      ok({ versao: await setPart(platform, call, place('ingresso', params), body) }),
    ),
    route(types.removeTicketType, async ({ params, query, ...call }) =>
      ok({ versao: await removePart(call, place('ingresso', params), query.versao) }),
    ),
    route(types.addQuestion, async ({ params, body, ...call }) =>
      created(await addPart(call, { part: 'pergunta', eventId: params.id }, body)),
    ),
    route(types.setQuestion, async ({ params, body, ...call }) =>
      ok({ versao: await setPart(platform, call, place('pergunta', params), body) }),
    ),
    route(types.removeQuestion, async ({ params, query, ...call }) =>
      ok({ versao: await removePart(call, place('pergunta', params), query.versao) }),
    ),
    route(types.addCoupon, async ({ params, body, ...call }) =>
      created(await addPart(call, { part: 'cupom', eventId: params.id }, body)),
    ),
    route(types.setCoupon, async ({ params, body, ...call }) =>
      ok({ versao: await setPart(platform, call, place('cupom', params), body) }),
    ),
    route(types.removeCoupon, async ({ params, query, ...call }) =>
      ok({ versao: await removePart(call, place('cupom', params), query.versao) }),
    ),
    route(lists.addDoorList, async ({ params, body, ...call }) =>
      created(await addPart(call, { part: 'lista', eventId: params.id }, body)),
    ),
    route(lists.setDoorList, async ({ params, body, ...call }) =>
      ok({ versao: await setPart(platform, call, place('lista', params), body) }),
    ),
    route(lists.removeDoorList, async ({ params, query, ...call }) =>
      ok({ versao: await removePart(call, place('lista', params), query.versao) }),
    ),
  ]
}
