import type { HandlerInput } from '@narthex/contract/endpoint'
import type { Locale } from '@narthex/contract/locale'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type { registerForEvent as registerEndpoint } from '@narthex/contract/tickets/registration.endpoints'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { code } from '@narthex/contract/validation/codes'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import type { OrderPayer } from '../../payments/orders/orders.service.ts'
import { toChosen } from '../holds/holds.service.ts'
import {
  countOwnedTickets,
  lockOwner,
  type RegistrationRow,
  type TicketOwner,
  type TicketRow,
  updatePrices,
} from '../registrations/registrations.queries.ts'
import { findLeftOfSale, findLeftOfType, limitsPersons } from '../sale/choice.rules.ts'
import { findCouponById } from '../sale/coupons.queries.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import { toQuote } from '../sale/quotes.service.ts'
import type { Sale } from '../sale/sale.queries.ts'
import {
  buyerDataMissing,
  chosenTicketGone,
  eventEnded,
  formChanged,
  loginToBuy,
  ticketLimit,
  totalChanged,
} from '../sale/tickets.errors.ts'
import { type FormRules, requireParticipant } from './participants.rules.ts'

/*
 * What a registration is refused for, in the order in which it is checked: the sale, the limits of its buyer, its form,
 * its total.
 */

/** A buyer's submission for their tickets. */
export type GivenRegistration = HandlerInput<typeof registerEndpoint>['body']

export interface Buyer {
  readonly payer: OrderPayer
  readonly memberId: MemberId | null
  /** Language of a visitor's mails. */
  readonly idioma: Locale | undefined
}

export interface Submission {
  readonly given: GivenRegistration
  readonly buyer: Buyer
}

export function requireOpenSale(
  sale: Sale,
  { memberId, payer }: Buyer,
  { termos }: GivenRegistration,
  now: Date,
): void {
  if (sale.event.dataFim <= now) throw eventEnded()
  if (memberId === null && !sale.flagVisitantes) throw loginToBuy()
  if (!payer.email) throw buyerDataMissing([{ path: 'payer.email', message: code('REQUIRED') }])
  if (sale.termos !== null && !termos) throw invalid([{ path: 'body.termos', message: code('REQUIRED') }])
}

/**
 * A visitor's hold was not counted for anyone yet: their e-mail is known now, or they have logged in since. Nor was an
 * offer to those who wait in the order of a member's purchases. Of visitors what their own browser bought is counted alone:
 * more would tell anyone whose e-mail is registered. The owner of a mailbox is told by mail (`writeTicketMail`).
 */
export async function requireWithinLimits(
  work: ChurchWork,
  sale: Sale,
  { codigo, memberId, origem, navegador: browser }: RegistrationRow,
  { buyer, tickets }: { readonly buyer: Buyer; readonly tickets: readonly TicketRow[] },
): Promise<void> {
  if ((memberId !== null && origem !== 'OFERTA') || !limitsPersons(sale)) return
  const owner = buyer.memberId === null ? { email: buyer.payer.email ?? '', browser } : { memberId: buyer.memberId }
  await requireOwnersLimits(work, sale, { codigo, owner, tickets })
}

interface Owned {
  readonly codigo: string
  readonly owner: TicketOwner
  readonly tickets: readonly TicketRow[]
}

/** Checks that the owner's other tickets and those of this purchase stay within the limits per person. */
export async function requireOwnersLimits(
  work: ChurchWork,
  sale: Sale,
  { codigo, owner, tickets }: Owned,
): Promise<void> {
  const owned = await countEarlier(work, sale.eventId, owner, codigo)
  const mains = tickets.filter(({ principalId }) => principalId === null)
  if (mains.length > (findLeftOfSale(sale, owned) ?? mains.length)) throw ticketLimit()
  for (const type of sale.types) {
    const count = tickets.filter(({ ticketTypeId }) => ticketTypeId === type.id).length
    if (count > (findLeftOfType(type, owned) ?? count))
      throw ticketLimit([{ path: `ingressos.${type.id}`, message: '0' }])
  }
}

async function countEarlier(
  work: ChurchWork,
  eventId: number,
  owner: TicketOwner,
  except: string,
): Promise<ReadonlyMap<number, number>> {
  if ('memberId' in owner) {
    await lockOwner(work, eventId, owner)
    return countOwnedTickets(work, { eventId, by: owner, except })
  }
  const { email, browser } = owner
  if (browser === null) return new Map()
  await lockOwner(work, eventId, owner)
  return countOwnedTickets(work, { eventId, by: { email, browser }, except })
}

export type PlacedParticipant = Participant & { readonly ticketId: number }

export function requireParticipants(
  sale: Sale,
  tickets: readonly TicketRow[],
  { participantes }: GivenRegistration,
  { day, fileIds }: Pick<FormRules, 'day' | 'fileIds'>,
): PlacedParticipant[] {
  const mains = tickets.filter(({ principalId }) => principalId === null)
  if (mains.length !== participantes.length) throw formChanged()
  const rules = { questions: sale.questions, consentText: sale.termoMenores, day, fileIds }
  return participantes.map((participant, index) => {
    const ticket = mains[index]
    const type = sale.types.find(({ id }) => id === ticket?.ticketTypeId)
    if (!ticket || !type) throw formChanged()
    return { ...participant, ticketId: ticket.id, respostas: requireParticipant(participant, type, rules, index) }
  })
}

export interface Price {
  readonly valor: number
  readonly desconto: number
  readonly total: number
}

/** Writes the prices of this moment. Throws EVT_REG_024 for a type that was withdrawn, EVT_REG_014 for another total. */
export async function requireTotal(
  work: ChurchWork,
  sale: Sale,
  { couponId }: RegistrationRow,
  { given, tickets }: { readonly given: GivenRegistration; readonly tickets: readonly TicketRow[] },
): Promise<Price> {
  const isActive = ({ ticketTypeId }: TicketRow) =>
    sale.types.some(({ id, flagAtivo }) => id === ticketTypeId && flagAtivo)
  if (!tickets.every(isActive)) throw chosenTicketGone()
  const coupon = couponId === null ? undefined : await findCouponById(work, couponId)
  const price = priceTickets(sale.types, toChosen(tickets), coupon)
  const method = given.codigoMetodoPagamento && findPaymentMethod(given.codigoMetodoPagamento)
  const { total } = toQuote(sale, await findPaymentSettings(work), { price, coupon, method })
  if (total !== given.total) throw totalChanged(total)
  const ordered = orderLikePositions(tickets)
  await updatePrices(
    work,
    price.positions.map(({ valor, desconto }, index) => ({ id: ordered[index]?.id ?? 0, valor, desconto })),
  )
  return { valor: price.valor, desconto: price.desconto, total }
}

/** Each ticket, then its add-ons, as `priceTickets` puts them. */
const orderLikePositions = (tickets: readonly TicketRow[]): TicketRow[] =>
  tickets
    .filter(({ principalId }) => principalId === null)
    .flatMap((main) => [main, ...tickets.filter(({ principalId }) => principalId === main.id)])
