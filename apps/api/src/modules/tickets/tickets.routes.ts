import * as registration from '@narthex/contract/tickets/registration.endpoints'
import * as sale from '@narthex/contract/tickets/sale.endpoints'
import { created, done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { nameCaller } from '../../platform/strangers/strangers.ts'
import { keepAnswerFile } from './answer-files/answer-files.service.ts'
import { registerForEvent, registerVisitorForEvent } from './buying/registering.service.ts'
import { createHoldBatches, maxHoldsAtOnce } from './holds/hold-batches.service.ts'
import { getHold, releaseHold } from './holds/holds.service.ts'
import { createRushGate } from './holds/rush-gate.service.ts'
import type { TicketNeeds } from './registrations/ticket-needs.ts'
import { quoteTickets } from './sale/quotes.service.ts'
import { calculateEventFees, getEventSale, listSeats } from './sale/sale.service.ts'
import { guardSecrets } from './sale/secrets.service.ts'
import { getWaiting, joinWaitingList, leaveWaitingList } from './waiting/waiting.service.ts'

/** A call waits this long for its turn, then it is told its place in the queue. */
const waitMs = 1200

export function ticketRoutes(platform: TicketNeeds & Needs<'clock' | 'keys'>): Route[] {
  const key = () => platform.keys('ticket queue')
  const gate = createRushGate({ key, now: () => platform.clock().getTime(), maxRunning: maxHoldsAtOnce, waitMs })
  const hold = createHoldBatches(platform)
  return [
    route(sale.getEventSale, async ({ params: { id }, query, ...call }) =>
      ok(await guardSecrets(platform, call, id, query, () => getEventSale(platform, call, id, query))),
    ),
    route(sale.listSeats, async ({ params: { id }, query, ...call }) =>
      ok(await guardSecrets(platform, call, id, query, () => listSeats(call, id, query))),
    ),
    route(sale.calculateEventFees, async ({ params, query, ...call }) =>
      ok(await calculateEventFees(call, params.id, query)),
    ),
    route(sale.quoteTickets, async ({ params, body, ...call }) =>
      ok(await quoteTickets(platform, call, params.id, body)),
    ),
    route(sale.holdTickets, async ({ params: { id }, body, ...call }) => {
      const run = () => guardSecrets(platform, call, id, body, () => hold(call, id, body))
      const place = { name: `${call.church.igrejaId}/${id}`, owner: `${body.chave}/${nameCaller(call)}` }
      const entered = await gate.enter(place, body.senha, run)
      if (entered.isIn) return created(entered.result)
      const { pass: senha, position: posicao, retryInSeconds: tenteEm } = entered
      return { status: 202 as const, body: { fila: { senha, posicao, tenteEm } } }
    }),
    route(sale.getHold, async ({ params, query, ...call }) => ok(await getHold(call, params.id, params.codigo, query))),
    route(sale.releaseHold, async ({ params, ...call }) => {
      await releaseHold(platform, call, params.id, params.codigo)
      return done
    }),
    route(sale.joinWaitingList, async ({ params: { id }, body, ...call }) =>
      created(await guardSecrets(platform, call, id, body, () => joinWaitingList(platform, call, id, body))),
    ),
    route(sale.getWaiting, async ({ params, ...call }) => ok(await getWaiting(call, params.id, params.codigo))),
    route(sale.leaveWaitingList, async ({ params, ...call }) => {
      await leaveWaitingList(platform, call, params.id, params.codigo)
      return done
    }),
    route(registration.uploadAnswerFile, async ({ params, body: { arquivo }, ...call }) => {
      const content = new Uint8Array(await arquivo.arrayBuffer())
      return created(await keepAnswerFile(platform, call, { eventId: params.id, codigo: params.codigo }, content))
    }),
    route(registration.registerForEvent, async ({ params, body, ...call }) =>
      created(await registerForEvent(platform, call, params.eventId, body)),
    ),
    route(registration.registerVisitorForEvent, async ({ params, body, ...call }) =>
      created(await registerVisitorForEvent(platform, call, params.id, body)),
    ),
  ]
}
