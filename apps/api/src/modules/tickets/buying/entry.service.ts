import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChosenTickets, Participant } from '@narthex/contract/tickets/ticket.schemas'
import type { RegistrationOrigin } from '@narthex/contract/tickets/ticket-states'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { recordReceivedPayment } from '../../payments/attempts/received-payment.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { hashContent, makeCode, type OrderPayer, placeOrder } from '../../payments/orders/orders.service.ts'
import { keyInUse, methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { insertRegistration, insertTickets } from '../registrations/new-registrations.queries.ts'
import {
  findRegistrationByKey,
  lockRegistration,
  type RegistrationRow,
  updateRegistration,
  upsertBuyer,
  upsertParticipants,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { type ChosenType, countSeats } from '../sale/choice.rules.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import { lockSaleRules, takeSeats } from '../sale/quotas.queries.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { quantityUnavailable, ticketUnavailable } from '../sale/tickets.errors.ts'
import { confirmRegistration } from './confirming.service.ts'
import { describePurchase } from './purchase-text.rules.ts'
import { ticketPurpose } from './registration-payments.service.ts'

/** A registration that staff enter: at the door, by hand, from a list. Its form and the sale's limits do not bind them. */
export interface EnteredRegistration {
  readonly eventId: number
  readonly origem: Extract<RegistrationOrigin, 'PORTA' | 'MANUAL' | 'IMPORTACAO'>
  /** Idempotency: the same key and content give the same registration. */
  readonly chave: string
  readonly ingressos: ChosenTickets
  /** Holders of the tickets, in the tickets' order; null for a ticket without a name. */
  readonly participantes: readonly (Participant | null)[]
  readonly buyer: OrderPayer
  readonly memberId: MemberId | null
  readonly idioma?: Locale | undefined
  /** The money that was taken, at the full price; omitted for tickets that are given away. */
  readonly payment?: { readonly method: PaymentMethod; readonly receivedAt: Date }
}

/**
 * Writes a registration that is confirmed at once, in the caller's transaction, with a paid order where money was taken.
 * Throws EVT_REG_019 for a type that is not sold, EVT_REG_021 where too few seats are left: staff oversell nothing either.
 */
export async function enterRegistration(
  platform: TicketNeeds,
  work: ChurchWork,
  entry: EnteredRegistration,
): Promise<RegistrationRow> {
  const { eventId, origem, chave, ingressos: chosen, participantes, memberId, payment } = entry
  const conteudoHash = hashContent([origem, eventId, chosen, participantes, memberId, payment?.method ?? null])
  const known = await findRegistrationByKey(work, chave)
  if (known && known.conteudoHash !== conteudoHash) throw keyInUse()
  if (known) return known
  await lockSaleRules(work, eventId)
  const sale = await requireSale(work, eventId)
  const seats = countSeats(chooseFreely(sale, chosen))
  const price = priceTickets(payment ? sale.types : sale.types.map((type) => ({ ...type, valor: 0 })), chosen)
  const codigo = makeCode(26)
  const row = { codigo, eventId, memberId, origem, chave, conteudoHash, criadaEm: work.now, valor: price.valor }
  if (!(await insertRegistration(work, { ...row, situacao: 'PENDENTE' }))) throw keyInUse()
  const tickets = price.positions.map(({ typeId, ...own }) => ({ ...own, ticketTypeId: typeId, codigo: makeCode(16) }))
  const ids = await insertTickets(work, row, tickets, 'RESERVADO')
  const mainIds = ids.filter((_, index) => tickets[index]?.parent === null)
  await writeEnteredPeople(work, codigo, entry, mainIds)
  if (!(await takeSeats(work, seats))) throw quantityUnavailable()
  if (payment && price.valor > 0) await settleEntered(platform, work, { codigo, sale, entry, payment })
  return confirmEntered(platform, work, codigo)
}

/** Any active type, hidden ones and those whose time is over included. */
export function chooseFreely(sale: Sale, chosen: ChosenTickets): ChosenType[] {
  const counts = new Map<number, number>()
  for (const { idIngresso, adicionais } of chosen)
    for (const id of [idIngresso, ...adicionais]) counts.set(id, (counts.get(id) ?? 0) + 1)
  const types = sale.types.filter(({ id, flagAtivo }) => flagAtivo && counts.has(id))
  if (types.length < counts.size) throw ticketUnavailable()
  return types.map((type) => ({ type, count: counts.get(type.id) ?? 0 }))
}

async function writeEnteredPeople(
  work: ChurchWork,
  inscricaoCodigo: string,
  { buyer, memberId, idioma, participantes }: EnteredRegistration,
  ticketIds: readonly number[],
): Promise<void> {
  await upsertBuyer(work, {
    inscricaoCodigo,
    memberId,
    nome: buyer.name,
    email: buyer.email,
    idioma: idioma ?? null,
    telefone: buyer.phone ?? null,
    documento: buyer.document?.value ?? null,
  })
  await upsertParticipants(
    work,
    ticketIds.flatMap((ticketId, index) => {
      const participant = participantes[index]
      return participant ? [toEnteredParticipant(participant, ticketId, memberId)] : []
    }),
  )
}

/** Staff consent to nothing in another's place. */
export function toEnteredParticipant(
  { consentimento: _, ...person }: Participant,
  ticketId: number,
  memberId: MemberId | null,
) {
  return { ...person, ticketId, memberId, documento: null, consentimento: null, consentimentoEm: null }
}

interface Settled {
  readonly codigo: string
  readonly sale: Sale
  readonly entry: EnteredRegistration
  readonly payment: NonNullable<EnteredRegistration['payment']>
}

/** Places the order and writes its money down, which confirms the registration. */
async function settleEntered(
  platform: TicketNeeds,
  work: ChurchWork,
  { codigo, sale, entry, payment }: Settled,
): Promise<void> {
  const { eventId, chave, buyer, idioma, memberId, ingressos } = entry
  const settings = await findPaymentSettings(work)
  if (!settings) throw methodUnavailable()
  const { valor } = priceTickets(sale.types, ingressos)
  const { currency: moeda } = settings
  const { codigo: pedidoCodigo } = await placeOrder(work, {
    finalidade: ticketPurpose,
    referencia: String(eventId),
    valor,
    moeda,
    flagTaxas: false,
    payer: buyer,
    memberId,
    idioma,
    chave,
    content: ['entered', codigo],
    pagina: `/checkout/thank-you?inscricao=${codigo}`,
    descricao: describePurchase(toLocale(await getLanguage(work)) ?? fallbackLocale, sale.event.titulo),
  })
  await updateRegistration(work, codigo, { pedidoCodigo, moeda })
  await recordReceivedPayment(platform, work, { orderCode: pedidoCodigo, key: chave, ...payment })
}

/** Where no payment has done so. */
async function confirmEntered(platform: TicketNeeds, work: ChurchWork, codigo: string): Promise<RegistrationRow> {
  const registration = await lockRegistration(work, { codigo })
  if (!registration) throw new Error('A registration that was written is gone')
  return confirmRegistration(platform, work, registration)
}
