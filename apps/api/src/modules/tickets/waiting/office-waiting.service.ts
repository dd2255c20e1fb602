import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  listWaiting as listEndpoint,
  OfficeWaiting,
  offerWaiting as offerEndpoint,
} from '@narthex/contract/tickets/office-waiting.endpoints'
import { readList } from '../../../platform/database/keyset.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { waitingRecord } from '../registrations/tickets.records.ts'
import { requireSale } from '../sale/sale.service.ts'
import { offerFreeSeats, offerSeatsTo } from './offers.service.ts'
import {
  countWaitingPeople,
  listWaitingPeople,
  type WaitingFilter,
  type WaitingPerson,
  waitingOrder,
} from './office-waiting.queries.ts'
import { takeOffWaitingList } from './waiting.service.ts'

/** Lists people who wait and people who have an offer, the first first. */
export async function listWaiting(
  { inChurch }: ChurchCall,
  eventId: number,
  { situacao, idIngresso, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const states: WaitingFilter['states'] = situacao ? [situacao] : ['ESPERA', 'OFERTA']
  const filter = { eventId, states, ticketTypeId: idIngresso }
  return inChurch(async (work) => {
    await requireSale(work, eventId)
    const { rows, proximo, total } = await readList(waitingOrder, query, {
      list: (part) => listWaitingPeople(work, filter, part),
      count: () => countWaitingPeople(work, filter),
    })
    return { itens: rows.map(toOfficeWaiting), proximo, total }
  })
}

function toOfficeWaiting({ criadaEm, expiraEm, ...row }: WaitingPerson): OfficeWaiting {
  const isOffered = row.situacao === 'OFERTA'
  return {
    ...row,
    dataCadastro: criadaEm.toISOString(),
    ofertaAte: isOffered ? (expiraEm?.toISOString() ?? null) : null,
  }
}

/** Holds seats for one who waits, who is told by mail. */
export async function offerWaiting(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  codigo: string,
): Promise<Success<typeof offerEndpoint>> {
  return edit(call, { act: 'WAITING_OFFERED', ...describe(eventId, codigo) }, async ({ work, watch }) => {
    await watch(waitingRecord(codigo))
    const until = await offerSeatsTo(platform, work, eventId, codigo)
    return { ofertaAte: until.toISOString() }
  })
}

/** Takes someone off the list; the seats that they had been offered, or had kept others from, go on. */
export async function removeWaiting(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  codigo: string,
): Promise<void> {
  await edit(call, { act: 'WAITING_REMOVED', ...describe(eventId, codigo) }, async ({ work, watch }) => {
    await watch(waitingRecord(codigo))
    await takeOffWaitingList(platform, work, eventId, codigo)
    await offerFreeSeats(platform, work, eventId)
  })
}

const describe = (eventId: number, codigo: string) => ({ subject: { evento: eventId, codigo }, isPublic: false })
