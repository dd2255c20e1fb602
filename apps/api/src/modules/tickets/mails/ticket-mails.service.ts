import { fillPath } from '@narthex/contract/endpoint-path'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import { getTicketCalendar } from '@narthex/contract/tickets/ticket-files.endpoints'
import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import { textsFor } from '@narthex/locales/texts-for'
import type { MailKind, WrittenMail } from '../../../platform/mail/mailer.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchFacts } from '../../../platform/work/church-facts.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findAccountOfMember } from '../../auth/member-accounts.service.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import { getPayment } from '../../payments/attempts/payment-status.service.ts'
import { makeBuyerCode } from '../after/buyer-codes.service.ts'
import { findBuyer, findRegistration, type RegistrationRow } from '../registrations/registrations.queries.ts'
import { findTicketsPath } from '../registrations/ticket-links.rules.ts'
import type { TicketMailData } from '../registrations/ticket-mails.jobs.ts'
import { findSale, type Sale } from '../sale/sale.queries.ts'
import type { PlannedPlace } from '../sale/sale.tables.ts'
import { toPlannedPlace } from './event-moves.service.ts'
import { createEventTimes } from './event-times.rules.ts'
import { isMailboxOverLimit } from './mailbox-limit.service.ts'
import { listNamedTickets, listTicketNames, type NamedTicket } from './ticket-mails.queries.ts'

interface MailPlan {
  readonly kind: MailKind
  /** The states in which it is still true. */
  readonly states: readonly RegistrationState[]
  readonly showsTickets: boolean
  /** Shows the amount paid, with fees, instead of the price of the tickets. */
  readonly showsPayment?: boolean
}

const plans: Readonly<Record<TicketMailData['tipo'], MailPlan>> = {
  CONFIRMADA: { kind: 'ticket-confirmed', states: ['CONFIRMADA'], showsTickets: true, showsPayment: true },
  ESPERA: { kind: 'ticket-waiting', states: ['PENDENTE'], showsTickets: true, showsPayment: true },
  EXPIRADA: { kind: 'ticket-expired', states: ['EXPIRADA'], showsTickets: false },
  CANCELADA: { kind: 'ticket-canceled', states: ['CANCELADA', 'ESTORNADA'], showsTickets: false },
  ESTORNADA: { kind: 'ticket-refunded', states: ['ESTORNADA'], showsTickets: false },
  LEMBRETE: { kind: 'ticket-reminder', states: ['CONFIRMADA'], showsTickets: true },
  MUDANCA: { kind: 'ticket-moved', states: ['CONFIRMADA'], showsTickets: true },
  OFERTA: { kind: 'ticket-offer', states: ['RESERVADA'], showsTickets: false },
  PARTE: { kind: 'ticket-part-canceled', states: ['CONFIRMADA', 'PENDENTE'], showsTickets: true },
  DEVOLUCAO: { kind: 'ticket-part-refunded', states: ['CONFIRMADA', 'CANCELADA'], showsTickets: false },
  TRANSFERIDA: { kind: 'ticket-transferred', states: ['CONFIRMADA'], showsTickets: false },
  CODIGO: {
    kind: 'ticket-code',
    states: ['PENDENTE', 'CONFIRMADA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA'],
    showsTickets: false,
  },
}

/** A mail to who bought tickets. Undefined where it is no longer true, or where they have left or gave no address. */
export async function writeTicketMail(
  platform: Needs<'domain'>,
  call: ChurchCall,
  data: TicketMailData,
): Promise<WrittenMail | undefined> {
  const found = await call.inChurch(async (work) => {
    const registration = await findRegistration(work, data.inscricao)
    if (!registration) return undefined
    const buyer = await findBuyer(work, registration.codigo)
    const sale = await findSale(work, registration.eventId)
    const isConfirmation = data.tipo === 'CONFIRMADA'
    return {
      registration,
      buyer,
      sale,
      isOver: isConfirmation && buyer && sale && (await isMailboxOverLimit(work, sale, registration, buyer)),
      tickets: await listNamedTickets(work, registration.codigo),
      changed: 'ingressos' in data ? await listTicketNames(work, data.ingressos) : [],
      event: data.tipo === 'MUDANCA' ? await findStoredEvent(work, registration.eventId) : undefined,
      language: toLocale(await getLanguage(work)) ?? fallbackLocale,
    }
  })
  if (!found?.buyer?.email || !found.sale) return undefined
  const { registration, buyer, sale, event, tickets, changed, language, isOver } = found
  const { kind, states, showsTickets, showsPayment = false } = plans[data.tipo]
  if (!states.includes(registration.situacao)) return undefined
  if (data.tipo === 'LEMBRETE' && data.inicio !== sale.event.dataInicio.toISOString()) return undefined
  const account = buyer.memberId === null ? undefined : await findAccountOfMember(call, buyer.memberId)
  const locale = toLocale(account?.idioma) ?? buyer.idioma ?? language
  const text = createTicketText(locale, await call.facts(), call.clock())
  const paid =
    showsPayment && registration.pedidoCodigo && (await getPayment(call, registration.pedidoCodigo)).pagamento
  const to = account?.email ?? found.buyer.email
  const total = paid ? paid.total : registration.valor - registration.desconto
  return {
    to,
    kind,
    locale,
    isByStranger: isByStranger(data, registration),
    ...(data.tipo === 'CODIGO' && {
      copyable: {
        label: text.parts.code,
        text: makeBuyerCode(call.keys, { church: call.church.uuid, codigo: data.inscricao, email: to }, call.clock()),
      },
    }),
    data: { nome: account?.nome ?? buyer.nome, link: findLink(data, registration) },
    ...(paid && total > 0 && { payment: { method: paid.codigoMetodoPagamento, gateway: paid.idGatewayPagamento } }),
    paragraphs: isOver ? [text.parts.overLimit] : [],
    values: {
      evento: sale.event.titulo,
      quando: text.span(sale.event.dataInicio, sale.event.dataFim),
      prazo: registration.expiraEm ? text.moment(registration.expiraEm) : '',
      valor: text.money(data.tipo === 'DEVOLUCAO' ? data.valor : total, registration.moeda ?? 'BRL'),
      ingressos: changed.map(nameTicket).join(', '),
    },
    facts: [
      ...listFacts(text, {
        sale,
        place: event && toPlannedPlace(event).lugar,
        registration,
        total,
        tickets: showsTickets ? tickets : [],
      }),
      ...(data.tipo === 'MUDANCA' && event ? listMove(text, data.antes, toPlannedPlace(event)) : []),
      ...(data.tipo === 'MUDANCA' ? [[text.parts.calendar, linkCalendar(platform, call, data, locale)] as const] : []),
    ],
  }
}

/** Mails that follow from what a buyer does, not from what staff do. */
const causedByBuyers: ReadonlySet<TicketMailData['tipo']> = new Set([
  'CONFIRMADA',
  'ESPERA',
  'EXPIRADA',
  'LEMBRETE',
  'OFERTA',
  'TRANSFERIDA',
])

/** True for a mail caused by a buyer without a login or by the recipient of a ticket, not by staff. */
const isByStranger = (data: TicketMailData, { memberId, origem }: RegistrationRow): boolean =>
  memberId === null &&
  causedByBuyers.has(data.tipo) &&
  (origem === 'SITE' || origem === 'OFERTA' || origem === 'TRANSFERENCIA') &&
  !('porEquipe' in data && data.porEquipe)

function findLink({ tipo }: TicketMailData, registration: RegistrationRow): string {
  const { codigo, eventId, memberId, pedidoCodigo } = registration
  if (tipo === 'OFERTA') return `/event/${eventId}?buyingStep=holders&reserva=${codigo}`
  if (tipo === 'TRANSFERIDA' && memberId === null) return `/event/${eventId}`
  if (tipo === 'EXPIRADA' || tipo === 'CANCELADA' || tipo === 'ESTORNADA') return `/event/${eventId}`
  if (tipo === 'ESPERA' && memberId !== null && pedidoCodigo !== null) return `/user/payment/${pedidoCodigo}`
  return findTicketsPath(registration)
}

type TicketText = ReturnType<typeof createTicketText>

export function createTicketText(locale: Locale, { timeZone, language }: ChurchFacts, now: Date) {
  return {
    ...createEventTimes(locale, timeZone, now),
    parts: textsFor(locale, language).mails.ticket,
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
  }
}

const nameTicket = ({ type, holder }: NamedTicket): string => (holder ? `${holder} · ${type}` : type)

interface Told {
  /** The place with its address. */
  readonly place?: string | null | undefined
  readonly sale: Sale
  readonly registration: Pick<RegistrationRow, 'moeda'>
  /** Total in cents. */
  readonly total: number
  readonly tickets: readonly NamedTicket[]
}

export function listFacts({ parts, span, money }: TicketText, { sale, registration, total, tickets, ...own }: Told) {
  const { titulo, dataInicio, dataFim, local, flagOnline } = sale.event
  const place = own.place ?? local ?? (flagOnline ? parts.online : null)
  return [
    [parts.event, titulo] as const,
    [parts.when, span(dataInicio, dataFim)] as const,
    ...(place ? [[parts.where, place] as const] : []),
    ...tickets.map((ticket) => [ticket.isAddOn ? parts.addOn : parts.ticket, nameTicket(ticket)] as const),
    ...(total > 0 && tickets.length > 0 ? [[parts.total, money(total, registration.moeda ?? 'BRL')] as const] : []),
  ]
}

/** When and where it was before, each where it changed. */
function listMove({ parts, span }: TicketText, before: PlannedPlace, now: PlannedPlace) {
  const write = ({ inicio, fim }: PlannedPlace) => span(new Date(inicio), new Date(fim))
  const place = ({ lugar, online }: PlannedPlace) => lugar ?? (online ? parts.online : parts.church)
  return [
    ...(write(before) === write(now) ? [] : [[parts.whenBefore, write(before)] as const]),
    ...(place(before) === place(now) ? [] : [[parts.whereBefore, place(before)] as const]),
  ]
}

const linkCalendar = (
  { domain }: Needs<'domain'>,
  call: ChurchCall,
  { inscricao: codigo }: TicketMailData,
  locale: Locale,
): string =>
  new URL(`/api/v1${fillPath(getTicketCalendar, { codigo })}?idioma=${locale}`, toOrigin(domain, call.church)).href
