import type { HandlerInput } from '@narthex/contract/endpoint'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type { holdTickets as holdEndpoint } from '@narthex/contract/tickets/sale.endpoints'
import type { Hold } from '@narthex/contract/tickets/ticket.schemas'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { PaymentSettings } from '../../payments/methods/settings.service.ts'
import { hashContent, makeCode } from '../../payments/orders/orders.service.ts'
import { planExpiry, planRelease } from '../registrations/hold-time.service.ts'
import {
  insertRegistrations,
  insertTicketsOfMany,
  type NewTickets,
} from '../registrations/new-registrations.queries.ts'
import { type Buyer, type ChosenType, countSeats, requireChoice } from '../sale/choice.rules.ts'
import type { CouponRow } from '../sale/coupons.queries.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import type { Seats } from '../sale/quotas.queries.ts'
import { toQuote } from '../sale/quotes.service.ts'
import type { Sale } from '../sale/sale.queries.ts'

export type GivenHold = HandlerInput<typeof holdEndpoint>['body']

/** The rows and the answer of a hold, before anything of it is stored. */
export interface HoldPlan extends NewTickets {
  readonly given: GivenHold
  readonly conteudoHash: string
  readonly couponId: number | null
  /** The hash of the holder for whom its seats are counted while they are unpaid (`hashHolder`). */
  readonly rede: string | null
  readonly types: readonly ChosenType[]
  readonly seats: Seats
  readonly minutes: number
  readonly quote: Hold['orcamento']
}

interface HoldParts {
  readonly given: GivenHold
  readonly actor: VisitorCall['actor']
  readonly rede: string | null
  readonly buyer: Buyer
  readonly coupon: CouponRow | undefined
  readonly now: Date
}

/** Tells a repeated call from another one that uses its key. */
export const hashChoice = (eventId: number, { ingressos, cupom }: GivenHold, actor: VisitorCall['actor']): string =>
  hashContent([eventId, ingressos, cupom ?? null, actor?.memberId ?? null])

/** Throws what `requireChoice` and `toQuote` throw. */
export function planHold(
  sale: Sale,
  settings: PaymentSettings | undefined,
  { given, actor, rede, buyer, coupon, now }: HoldParts,
): HoldPlan {
  const { ingressos: chosen, codigoMetodoPagamento } = given
  const types = requireChoice(sale, chosen, buyer, now)
  const method = codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento)
  const price = priceTickets(sale.types, chosen, coupon)
  const { eventId } = sale
  return {
    given,
    types,
    seats: countSeats(types),
    minutes: sale.minutosReserva,
    couponId: coupon?.id ?? null,
    conteudoHash: hashChoice(eventId, given, actor),
    registration: { codigo: makeCode(26), eventId, memberId: actor?.memberId ?? null },
    rede,
    tickets: price.positions.map(({ typeId: ticketTypeId, ...position }) => ({
      ...position,
      ticketTypeId,
      codigo: makeCode(16),
    })),
    quote: toQuote(sale, settings, { price, coupon, method }),
  }
}

/**
 * Stores holds of one sale, without their seats, with as many statements as for one. Gives those that were stored: whose
 * key no registration has.
 */
export async function insertHolds(
  work: ChurchWork,
  eventId: number,
  plans: readonly HoldPlan[],
): Promise<readonly HoldPlan[]> {
  const rows = plans.map(
    ({ registration, given: { chave, navegador = null }, conteudoHash, couponId, rede, minutes }) => ({
      ...registration,
      situacao: 'RESERVADA' as const,
      origem: 'SITE' as const,
      couponId,
      chave,
      rede,
      navegador,
      conteudoHash,
      criadaEm: work.now,
      expiraEm: planExpiry(work, minutes),
    }),
  )
  const stored = await insertRegistrations(work, rows)
  const made = plans.filter(({ registration }) => stored.has(registration.codigo))
  const [first] = rows
  if (made.length === 0 || !first) return made
  await insertTicketsOfMany(work, made, 'RESERVADO')
  await planRelease(work, eventId, first.expiraEm)
  return made
}

/** A hold as it is answered to its buyer. */
export const describePlan = (work: ChurchWork, { registration, given, minutes, quote }: HoldPlan): Hold => ({
  codigo: registration.codigo,
  situacao: 'RESERVADA',
  pedido: null,
  ingressos: given.ingressos,
  orcamento: quote,
  expiraEm: planExpiry(work, minutes).toISOString(),
  agora: work.now.toISOString(),
})
