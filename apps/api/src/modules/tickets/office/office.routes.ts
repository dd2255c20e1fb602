import * as events from '@narthex/contract/tickets/office-event.endpoints'
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
import { exportEventTickets, listEventTickets, sumEventTickets } from './roster.service.ts'
import {
  addCoupon,
  addQuestion,
  addQuota,
  removeCoupon,
  removeQuestion,
  removeQuota,
  setCoupon,
  setQuestion,
  setQuota,
} from './sale-parts.service.ts'
import { addTicketType, removeTicketType, setTicketType } from './ticket-types.service.ts'

const place = ({ id: eventId, parteId: id }: { readonly id: number; readonly parteId: number }) => ({ eventId, id })

/** What staff write of events and of what they sell. */
export function eventOfficeRoutes(platform: OfficeNeeds): Route[] {
  return [
    route(events.getOfficeEvent, async ({ params, ...call }) => ok(await getOfficeEvent(call, params.id))),
    route(events.addEvent, async ({ body, ...call }) => created(await addOfficeEvent(platform, call, body))),
    route(events.setEvent, async ({ params, body, ...call }) =>
      ok({ versao: await setOfficeEvent(platform, call, params.id, body) }),
    ),
    route(events.removeEvent, async ({ params, ...call }) => {
      await removeOfficeEvent(platform, call, params.id)
      return done
    }),
    route(sale.getOfficeSale, async ({ params, ...call }) => ok(await getOfficeSale(call, params.id))),
    route(sale.setSale, async ({ params, body, ...call }) =>
      ok({ versao: await setSale(platform, call, params.id, body) }),
    ),
    route(sale.removeSale, async ({ params, ...call }) => {
      await removeSale(platform, call, params.id)
      return done
    }),
    ...partRoutes(platform),
    route(roster.listEventTickets, async ({ params, query, ...call }) =>
      ok(await listEventTickets(call, params.id, query)),
    ),
    route(roster.exportEventTickets, ({ params, query, ...call }) =>
      exportEventTickets(platform, call, params.id, query),
    ),
    route(roster.sumEventTickets, async ({ params, ...call }) => ok(await sumEventTickets(platform, call, params.id))),
  ]
}

function partRoutes(platform: OfficeNeeds): Route[] {
  return [
    route(sale.addQuota, async ({ params, body, ...call }) => created(await addQuota(platform, call, params.id, body))),
    route(sale.setQuota, async ({ params, body, ...call }) =>
      ok({ versao: await setQuota(platform, call, place(params), body) }),
    ),
    route(sale.removeQuota, async ({ params, query, ...call }) =>
      ok({ versao: await removeQuota(platform, call, place(params), query.versao) }),
    ),
    route(types.addTicketType, async ({ params, body, ...call }) =>
      created(await addTicketType(platform, call, params.id, body)),
    ),
    route(types.setTicketType, async ({ params, body, ...call }) =>
      ok({ versao: await setTicketType(platform, call, place(params), body) }),
    ),
    route(types.removeTicketType, async ({ params, query, ...call }) =>
      ok({ versao: await removeTicketType(platform, call, place(params), query.versao) }),
    ),
    route(types.addQuestion, async ({ params, body, ...call }) =>
      created(await addQuestion(platform, call, params.id, body)),
    ),
    route(types.setQuestion, async ({ params, body, ...call }) =>
      ok({ versao: await setQuestion(platform, call, place(params), body) }),
    ),
    route(types.removeQuestion, async ({ params, query, ...call }) =>
      ok({ versao: await removeQuestion(platform, call, place(params), query.versao) }),
    ),
    route(types.addCoupon, async ({ params, body, ...call }) =>
      created(await addCoupon(platform, call, params.id, body)),
    ),
    route(types.setCoupon, async ({ params, body, ...call }) =>
      ok({ versao: await setCoupon(platform, call, place(params), body) }),
    ),
    route(types.removeCoupon, async ({ params, query, ...call }) =>
      ok({ versao: await removeCoupon(platform, call, place(params), query.versao) }),
    ),
  ]
}
