import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { joinWaitingList as joinEndpoint } from '@narthex/contract/tickets/sale.endpoints'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { maxWaitingTickets } from '../../../platform/strangers/strangers.rules.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { makeCode } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import { findRegistration, lockRegistration, type WaitingRow } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findFreeSeats, findSaleWindow, fitsLimits, isVisible } from '../sale/choice.rules.ts'
import { hashHolder } from '../sale/network-share.service.ts'
import { listFreeSeats, type Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import {
  buyerDataMissing,
  eventEnded,
  loginToBuy,
  networkShare,
  noWaitingList,
  ticketLimit,
  ticketUnavailable,
} from '../sale/tickets.errors.ts'
import { offerFreeSeats } from './offers.service.ts'
import { endRegistration } from './release.service.ts'
import { countBefore, findWaiting, insertWaiting, lockWaitingTickets, moveWaiting } from './waiting.queries.ts'

type GivenWish = HandlerInput<typeof joinEndpoint>['body']
type Waiting = Success<typeof joinEndpoint>

/** Puts someone on the waiting list of a ticket type. Idempotent by `chave`. */
export async function joinWaitingList(
  platform: TicketNeeds,
  call: VisitorCall,
  eventId: number,
  given: GivenWish,
): Promise<Waiting> {
  await countStranger(platform, call, 'place on a waiting list')
  const person = await findPerson(call, given.pessoa)
  return call.inChurch(async (work) => {
    const { chave, quantidade, idIngresso, idioma = null } = given
    const known = await findWaiting(work, { chave })
    if (known) return sameWaiting(work, known, eventId, given)
    const sale = await requireWaitingList(work, { eventId, given, isMember: call.actor !== undefined })
    const rede = hashHolder(call, sale)
    await requireWaitingLimits(work, sale, { given, rede })
    const isNew = await insertWaiting(work, {
      codigo: makeCode(26),
      eventId,
      ticketTypeId: idIngresso,
      quantidade,
      ...person,
      idioma,
      chave,
      situacao: 'ESPERA',
      criadaEm: work.now,
      memberId: call.actor?.memberId ?? null,
      rede,
    })
    // Seats that were released since this transaction began were offered to no one.
    if (isNew) await offerFreeSeats(platform, work, eventId)
    const waiting = await findWaiting(work, { chave })
    if (!waiting) throw conflict('The place is not there yet')
    return isNew ? describeWaiting(work, waiting) : sameWaiting(work, waiting, eventId, given)
  })
}

async function findPerson(
  call: VisitorCall,
  given: GivenWish['pessoa'],
): Promise<Pick<WaitingRow, 'nome' | 'email' | 'telefone'>> {
  const { actor } = call
  if (!actor) {
    if (!given) throw buyerDataMissing()
    return given
  }
  const { name, email, phone } = await findMemberAsPayer({ ...call, actor })
  if (!email) throw buyerDataMissing([{ path: 'payer.email', message: 'REQUIRED' }])
  return { nome: name, email, telefone: phone ?? null }
}

function sameWaiting(work: ChurchWork, waiting: WaitingRow, eventId: number, given: GivenWish): Promise<Waiting> {
  const isSame =
    waiting.eventId === eventId && waiting.ticketTypeId === given.idIngresso && waiting.quantidade === given.quantidade
  if (!isSame) throw keyInUse()
  return describeWaiting(work, waiting)
}

async function requireWaitingList(
  work: ChurchWork,
  { eventId, given, isMember }: { readonly eventId: number; readonly given: GivenWish; readonly isMember: boolean },
): Promise<Sale> {
  const sale = await requireSale(work, eventId)
  if (sale.event.dataFim <= work.now) throw eventEnded()
  const type = sale.types.find(({ id }) => id === given.idIngresso)
  if (!type || type.flagAdicional || !isVisible(type, given.acesso)) throw ticketUnavailable()
  if (!isMember && (!sale.flagVisitantes || type.quem === 'MEMBROS')) throw loginToBuy()
  const free = findFreeSeats(type, await listFreeSeats(work, eventId))
  const isGone = free !== null && free < given.quantidade
  if (!sale.flagEspera || !isGone || findSaleWindow(sale, type, work.now) !== 'DISPONIVEL') throw noWaitingList()
  return sale
}

/** Checks the limits of a wish. Owned tickets count only when seats are offered (`offerSeats`): nothing shows here. */
async function requireWaitingLimits(
  work: ChurchWork,
  sale: Sale,
  { given, rede }: { readonly given: GivenWish; readonly rede: string | null },
): Promise<void> {
  if (!fitsLimits(sale, given, new Map())) throw ticketLimit([{ path: `ingressos.${given.idIngresso}`, message: '0' }])
  if (rede === null) return
  if ((await lockWaitingTickets(work, sale.eventId, rede)) + given.quantidade > maxWaitingTickets) throw networkShare()
}

async function describeWaiting(work: ChurchWork, waiting: WaitingRow): Promise<Waiting> {
  const { codigo, situacao, ticketTypeId: idIngresso, quantidade, inscricaoCodigo } = waiting
  const isOffered = situacao === 'OFERTA' && inscricaoCodigo !== null
  const registration = isOffered ? await findRegistration(work, inscricaoCodigo) : undefined
  return {
    codigo,
    situacao,
    idIngresso,
    quantidade,
    posicao: situacao === 'ESPERA' ? (await countBefore(work, waiting)) + 1 : null,
    reserva: registration?.codigo ?? null,
    ofertaAte: registration?.expiraEm?.toISOString() ?? null,
  }
}

export function getWaiting({ inChurch }: ChurchCall, eventId: number, codigo: string): Promise<Waiting> {
  return inChurch(async (work) => describeWaiting(work, await requireWaiting(work, eventId, codigo)))
}

/** An offer that was made is given back to the next. */
export async function leaveWaitingList(
  platform: TicketNeeds,
  { inChurch }: ChurchCall,
  eventId: number,
  codigo: string,
): Promise<void> {
  await inChurch((work) => takeOffWaitingList(platform, work, eventId, codigo))
}

/** Ends someone's place, and an offer that they have. */
export async function takeOffWaitingList(
  platform: TicketNeeds,
  work: ChurchWork,
  eventId: number,
  codigo: string,
): Promise<void> {
  const { inscricaoCodigo, situacao } = await requireWaiting(work, eventId, codigo)
  if (situacao === 'OFERTA' && inscricaoCodigo !== null) {
    const registration = await lockRegistration(work, { codigo: inscricaoCodigo })
    if (registration?.situacao === 'RESERVADA') await endRegistration(platform, work, registration, 'CANCELADA')
  }
  await moveWaiting(work, { codigo }, ['ESPERA', 'PASSOU'], { situacao: 'DESISTIU' })
}

async function requireWaiting(work: ChurchWork, eventId: number, codigo: string): Promise<WaitingRow> {
  const waiting = await findWaiting(work, { codigo })
  if (waiting?.eventId !== eventId) throw notFound()
  return waiting
}
