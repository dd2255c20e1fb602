import * as door from '@narthex/contract/tickets/door.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { getDoor, listMyDoors } from './door.service.ts'
import { sellAtDoor } from './door-sales.service.ts'
import { countEntries, listDoorTickets, searchDoorTickets } from './door-tickets.service.ts'
import { grantDoorkeeper, listDoorkeepers, revokeDoorkeeper } from './doorkeepers.service.ts'
import { recordScans } from './scans.service.ts'

/** Routes for volunteers at the doors of events, and for staff who grant them their place. */
export function doorRoutes(platform: TicketNeeds): Route[] {
  return [
    route(door.listMyDoors, async ({ params, ...call }) => ok(await listMyDoors(call, params.userId))),
    route(door.getDoor, async ({ params, ...call }) => ok(await getDoor(call, params.id))),
    route(door.listDoorTickets, async ({ params, query, ...call }) =>
      ok(await listDoorTickets(call, params.id, query)),
    ),
    route(door.searchDoorTickets, async ({ params, query, ...call }) =>
      ok(await searchDoorTickets(call, params.id, query.q)),
    ),
    route(door.recordScans, async ({ params, body, ...call }) => ok(await recordScans(call, params.id, body))),
    route(door.sellAtDoor, async ({ params, body, ...call }) => ok(await sellAtDoor(platform, call, params.id, body))),
    route(door.countEntries, async ({ params, ...call }) => ok(await countEntries(call, params.id))),
    route(door.listDoorkeepers, async ({ params, ...call }) => ok(await listDoorkeepers(call, params.id))),
    route(door.grantDoorkeeper, async ({ params, body, ...call }) =>
      ok(await grantDoorkeeper(call, params.id, toMemberId(body.idUsuario))),
    ),
    route(door.revokeDoorkeeper, async ({ params, ...call }) => {
      await revokeDoorkeeper(call, params.id, toMemberId(Number(params.userId)))
      return done
    }),
  ]
}
