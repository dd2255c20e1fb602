import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChosenTickets, Hold } from '@narthex/contract/tickets/ticket.schemas'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import {
  countOwnedTickets,
  findRegistration,
  findRegistrationByKey,
  listTickets,
  lockOwner,
  lockRegistration,
  type RegistrationRow,
  type TicketRow,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { type Buyer, limitsPersons, requireChoice } from '../sale/choice.rules.ts'
import { findCouponById } from '../sale/coupons.queries.ts'
import { hashHolder } from '../sale/network-share.service.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import { lockSeats, type Seats } from '../sale/quotas.queries.ts'
import { requireCoupon, toQuote } from '../sale/quotes.service.ts'
import { listFreeSeats, type Sale } from '../sale/sale.queries.ts'
import { requireSale, requireSaleForPurchase } from '../sale/sale.service.ts'
import { lockBeforeRelease } from '../waiting/offers.service.ts'
import { endRegistration } from '../waiting/release.service.ts'
import { describePlan, type GivenHold, hashChoice, planHold } from './hold-plans.service.ts'
import { findHoldOfBrowser } from './holds-of-browsers.queries.ts'
import { explainNoSeats, TooFewSeats, takeHolds, takeOrRelease } from './taking.service.ts'

/**
 * Takes the seats of a purchase, all or none, for the minutes of the event. Idempotent by `chave`. Before it refuses, it
 * releases what has expired. Throws EVT_REG_001, EVT_REG_023, or EVT_REG_021 with how many are left of each type.
 */
export async function holdTickets(
  platform: TicketNeeds,
  call: VisitorCall,
  eventId: number,
  given: GivenHold,
): Promise<Hold> {
  await countStranger(platform, call, 'hold')
  return holdCounted(platform, call, eventId, given)
}

/** Takes the seats of a purchase as `holdTickets` does, for a call that was counted. */
export async function holdCounted(
  platform: TicketNeeds,
  call: VisitorCall,
  eventId: number,
  given: GivenHold,
): Promise<Hold> {
  const take = () => call.inChurch((work) => addHold(platform, work, call, { eventId, given }))
  try {
    return await takeOrRelease(platform, { call, eventId, take, isAboutSeats })
  } catch (error) {
    const [plan] = error instanceof TooFewSeats ? error.plans : []
    if (!(error instanceof TooFewSeats) || !plan) throw error
    const free = await call.inChurch((work) => listFreeSeats(work, eventId))
    throw explainNoSeats(error.sale, plan, free)
  }
}

/** Whether seats that are released could help. */
const isAboutSeats = (error: unknown): boolean =>
  error instanceof TooFewSeats || (error instanceof DomainError && error.code === 'NETWORK_SHARE')

interface NewHold {
  readonly eventId: number
  readonly given: GivenHold
}

async function addHold(
  platform: TicketNeeds,
  work: ChurchWork,
  call: VisitorCall,
  { eventId, given }: NewHold,
): Promise<Hold> {
  const { actor } = call
  const { chave, ingressos: chosen, cupom, codigoMetodoPagamento, acesso } = given
  const known = await findRegistrationByKey(work, chave)
  const method = codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento)
  const same = (registration: RegistrationRow) =>
    sameHold(work, registration, hashChoice(eventId, given, actor), method)
  if (known) return same(known)
  const sale = await requireSaleForPurchase(work, eventId)
  const anterior = given.anterior ?? (await findHeldByBrowser(work, eventId, { given, actor }))
  const buyer = await describeBuyer(work, sale, { actor, access: acesso, except: anterior })
  requireChoice(sale, chosen, buyer, work.now)
  const coupon = cupom === undefined ? undefined : await requireCoupon(work, { eventId, codigo: cupom, chosen })
  const settings = await findPaymentSettings(work)
  const rede = hashHolder(call, sale)
  const plan = planHold(sale, settings, { given, actor, rede, buyer, coupon, now: work.now })
  if (anterior) await replaceHold(platform, work, { eventId, codigo: anterior, actor, seats: plan.seats })
  if ((await takeHolds(work, sale, [plan])).length > 0) return describePlan(work, plan)
  const made = await findRegistrationByKey(work, chave)
  if (!made) throw keyInUse()
  return same(made)
}

const findHeldByBrowser = async (
  work: ChurchWork,
  eventId: number,
  { given: { navegador }, actor }: { readonly given: GivenHold; readonly actor: VisitorCall['actor'] },
) =>
  navegador === undefined
    ? undefined
    : findHoldOfBrowser(work, eventId, { browser: navegador, memberId: actor?.memberId })

async function describeBuyer(
  work: ChurchWork,
  sale: Sale,
  {
    actor,
    access,
    except,
  }: { readonly actor: VisitorCall['actor']; readonly access: string | undefined; readonly except: string | undefined },
): Promise<Buyer> {
  if (!actor || !limitsPersons(sale)) return { isMember: actor !== undefined, access, owned: new Map() }
  await lockOwner(work, sale.eventId, actor)
  const owned = await countOwnedTickets(work, { eventId: sale.eventId, by: actor, except })
  return { isMember: true, access, owned }
}

interface Replacement {
  readonly eventId: number
  readonly codigo: string
  readonly actor: VisitorCall['actor']
  /** Seats of the new hold. */
  readonly seats: Seats
}

/** Gives an earlier hold of the same buyer back. Its quotas and those of the new one are locked in one order. */
async function replaceHold(
  platform: TicketNeeds,
  work: ChurchWork,
  { eventId, codigo, actor, seats }: Replacement,
): Promise<void> {
  const registration = await lockRegistration(work, { codigo })
  if (registration?.eventId !== eventId || registration.situacao !== 'RESERVADA') return
  if (registration.memberId !== null && registration.memberId !== actor?.memberId) return
  const before = countSeatsByType(await requireSale(work, eventId), await listTickets(work, codigo))
  await lockBeforeRelease(work, eventId)
  await lockSeats(work, new Map([...seats.keys(), ...before].map((id) => [id, 0])))
  await endRegistration(platform, work, registration, 'CANCELADA')
}

const countSeatsByType = (sale: Sale, tickets: readonly TicketRow[]): number[] =>
  sale.types.flatMap(({ id, quotaIds }) => (tickets.some(({ ticketTypeId }) => ticketTypeId === id) ? quotaIds : []))

function sameHold(
  work: ChurchWork,
  registration: RegistrationRow,
  conteudoHash: string,
  method: PaymentMethod | undefined,
): Promise<Hold> {
  if (registration.conteudoHash !== conteudoHash) throw keyInUse()
  return describeHold(work, registration, method)
}

/** A hold with what it costs now. */
async function describeHold(
  work: ChurchWork,
  registration: RegistrationRow,
  method: PaymentMethod | undefined,
): Promise<Hold> {
  const { codigo, situacao, expiraEm, eventId, couponId, pedidoCodigo } = registration
  const sale = await requireSale(work, eventId)
  const chosen = toChosen(await listTickets(work, codigo))
  const coupon = couponId === null ? undefined : await findCouponById(work, couponId)
  const price = priceTickets(sale.types, chosen, coupon)
  const settings = await findPaymentSettings(work)
  return {
    codigo,
    situacao,
    agora: work.now.toISOString(),
    pedido: pedidoCodigo,
    ingressos: chosen,
    expiraEm: expiraEm?.toISOString() ?? null,
    orcamento: toQuote(sale, settings, { price, coupon, method }),
  }
}

/** The tickets of a purchase as they were chosen. */
export function toChosen(tickets: readonly TicketRow[]): ChosenTickets {
  return tickets
    .filter(({ principalId }) => principalId === null)
    .map(({ id, ticketTypeId }) => ({
      idIngresso: ticketTypeId,
      adicionais: tickets.filter(({ principalId }) => principalId === id).map((addOn) => addOn.ticketTypeId),
    }))
}

export function getHold(
  { inChurch }: ChurchCall,
  eventId: number,
  codigo: string,
  { codigoMetodoPagamento }: Pick<GivenHold, 'codigoMetodoPagamento'>,
): Promise<Hold> {
  const method = codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento)
  return inChurch(async (work) => {
    const registration = await findRegistration(work, codigo)
    if (registration?.eventId !== eventId) throw notFound()
    return describeHold(work, registration, method)
  })
}

/** Gives held tickets back. Nothing changes for what is ordered or ended already. */
export async function releaseHold(
  platform: TicketNeeds,
  { inChurch }: ChurchCall,
  eventId: number,
  codigo: string,
): Promise<void> {
  await inChurch(async (work) => {
    const registration = await lockRegistration(work, { codigo })
    if (registration?.eventId !== eventId) throw notFound()
    if (registration.situacao === 'RESERVADA') await endRegistration(platform, work, registration, 'CANCELADA')
  })
}
