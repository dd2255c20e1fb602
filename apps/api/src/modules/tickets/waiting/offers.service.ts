import { randomUUID } from 'node:crypto'
import type { WaitingState } from '@narthex/contract/tickets/ticket-states'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { makeCode } from '../../payments/orders/orders.service.ts'
import { planExpiry, planRelease } from '../registrations/hold-time.service.ts'
import { insertRegistration, insertTickets } from '../registrations/new-registrations.queries.ts'
import {
  countOwnedTickets,
  findRegistration,
  upsertBuyer,
  type WaitingRow,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findSaleWindow, fitsLimits, limitsPersons } from '../sale/choice.rules.ts'
import { hasNetworkShare } from '../sale/network-share.service.ts'
import { lockEventQuotas, lockSaleRules, returnSeats, type Seats, takeSeats } from '../sale/quotas.queries.ts'
import { findSale, type Sale, type SaleType } from '../sale/sale.queries.ts'
import { soldOut, ticketNotOnSale } from '../sale/tickets.errors.ts'
import { lockWaiting, lockWaitingPlace, moveWaiting } from './waiting.queries.ts'

/** The dependencies of offers of seats. */
export type OfferNeeds = Pick<TicketNeeds, 'signals'>

/** Offers of one release; the next release goes on. */
const waitingPerRelease = 50

/** Locks waiting people in a transaction that locks quotas before it releases seats. */
export const lockBeforeRelease = (work: ChurchWork, eventId: number): Promise<unknown> =>
  lockWaiting(work, eventId, waitingPerRelease)

/** Frees seats, and offers them to those who wait, in one transaction: no buyer from outside can come between. */
export async function releaseSeats(
  platform: OfferNeeds,
  work: ChurchWork,
  eventId: number,
  seats: Seats,
): Promise<void> {
  const people = await lockWaiting(work, eventId, waitingPerRelease)
  // The offers may take seats of other quotas: all are locked in their order before the first is changed.
  if (people.length > 0) await lockEventQuotas(work, eventId)
  await returnSeats(work, seats)
  if (people.length > 0) await offerSeats(platform, work, eventId, people)
}

/** Offers the seats that are free now: after staff added some. */
export const offerFreeSeats = (platform: OfferNeeds, work: ChurchWork, eventId: number): Promise<void> =>
  releaseSeats(platform, work, eventId, new Map())

/**
 * Holds free seats for those who wait, the first first. Who waits for more than are free keeps the place, and those
 * behind who want the same type wait too. Who has as many as one person may have, or a share of what is left and unpaid,
 * is passed by and keeps the place.
 */
async function offerSeats(
  platform: OfferNeeds,
  work: ChurchWork,
  eventId: number,
  people: readonly WaitingRow[],
): Promise<void> {
  const sale = await findSale(work, eventId)
  if (!sale?.flagEspera) return
  const blocked = new Set<number>()
  for (const waiting of people) {
    const type = sale.types.find(({ id }) => id === waiting.ticketTypeId)
    if (!type?.flagAtivo || findSaleWindow(sale, type, work.now) !== 'DISPONIVEL' || blocked.has(type.id)) continue
    const seats = new Map(type.quotaIds.map((id) => [id, waiting.quantidade]))
    if (!(await mayBeOffered(work, sale, waiting, seats))) continue
    if (await takeSeats(work, seats)) await offer(platform, work, { sale, type, waiting })
    else blocked.add(type.id)
  }
}

/**
 * True within a member's limits, and within the limit of what one holder may have unpaid. The quotas are locked. What a
 * visitor's mailbox has is not asked: whether a place is passed by would tell it to who wrote it down.
 */
async function mayBeOffered(
  work: ChurchWork,
  sale: Sale,
  { memberId, ticketTypeId: idIngresso, quantidade, rede }: WaitingRow,
  seats: Seats,
): Promise<boolean> {
  if (memberId !== null && limitsPersons(sale)) {
    const owned = await countOwnedTickets(work, { eventId: sale.eventId, by: { memberId } })
    if (!fitsLimits(sale, { idIngresso, quantidade }, owned)) return false
  }
  return rede === null || hasNetworkShare(work, sale, { holder: rede, seats })
}

/**
 * Offers seats to one who waits, whatever their place; until when. Throws NOT_FOUND, CONFLICT for one who does not wait any
 * more, EVT_REG_020 while the ticket is not on sale, EVT_REG_001 where too few seats are free.
 */
export async function offerSeatsTo(
  platform: OfferNeeds,
  work: ChurchWork,
  eventId: number,
  codigo: string,
): Promise<Date> {
  await lockSaleRules(work, eventId)
  const waiting = await lockWaitingPlace(work, eventId, codigo)
  if (!waiting) throw notFound()
  if (waiting.situacao !== 'ESPERA') throw conflict('This person does not wait any more')
  const sale = await findSale(work, eventId)
  const type = sale?.types.find(({ id }) => id === waiting.ticketTypeId)
  const isOver = !sale || sale.event.dataFim <= work.now
  if (isOver || !type?.flagAtivo || findSaleWindow(sale, type, work.now) !== 'DISPONIVEL') throw ticketNotOnSale()
  const seats = new Map(type.quotaIds.map((id) => [id, waiting.quantidade]))
  if (!(await takeSeats(work, seats))) throw soldOut()
  return offer(platform, work, { sale, type, waiting })
}

interface Offer {
  readonly sale: Sale
  readonly type: SaleType
  readonly waiting: WaitingRow
}

async function offer(platform: OfferNeeds, work: ChurchWork, { sale, type, waiting }: Offer): Promise<Date> {
  const { eventId, memberId, nome, email, telefone, idioma, quantidade, rede } = waiting
  const codigo = makeCode(26)
  const expiraEm = planExpiry(work, sale.minutosOferta)
  const registration = { codigo, eventId, memberId }
  await insertRegistration(work, {
    ...registration,
    situacao: 'RESERVADA',
    origem: 'OFERTA',
    rede,
    chave: randomUUID(),
    conteudoHash: '',
    criadaEm: work.now,
    expiraEm,
  })
  const ticket = () => ({ ticketTypeId: type.id, valor: type.valor, desconto: 0, codigo: makeCode(16), parent: null })
  await insertTickets(work, registration, Array.from({ length: quantidade }, ticket), 'RESERVADO')
  await upsertBuyer(work, { inscricaoCodigo: codigo, memberId, nome, email, telefone, idioma })
  const offered = await moveWaiting(work, { codigo: waiting.codigo }, ['ESPERA'], {
    situacao: 'OFERTA',
    inscricaoCodigo: codigo,
  })
  const made = await findRegistration(work, codigo)
  if (!offered || !made) throw new Error('An offer was not written')
  await planRelease(work, eventId, expiraEm)
  for (const listen of platform.signals.waitingOffered) await listen(work, offered, made)
  return expiraEm
}

/** Ends the offer that a registration was made for, if it was one. */
export async function closeOffer(
  work: ChurchWork,
  inscricaoCodigo: string,
  situacao: Extract<WaitingState, 'ACEITA' | 'PASSOU'>,
): Promise<void> {
  await moveWaiting(work, { inscricaoCodigo }, ['OFERTA'], { situacao })
}
