import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import { catalogue } from '@narthex/locales/catalogue'
import type { MailKind, WrittenMail } from '../../../platform/mail/mailer.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { createChurchCall } from '../../../platform/work/transactions.ts'
import { findAccountOfMember } from '../../auth/member-accounts.service.ts'
import { getFrame, getLanguage } from '../../churches/churches.service.ts'
import { findBuyer, findRegistration, type RegistrationRow } from '../registrations/registrations.queries.ts'
import { findSale, type Sale } from '../sale.queries.ts'
import type { TicketMailData } from './ticket-mails.jobs.ts'
import { listNamedTickets, type NamedTicket } from './ticket-mails.queries.ts'

export type TicketMailNeeds = Needs<'cache' | 'clock' | 'domain' | 'transactions'>

interface MailPlan {
  readonly kind: MailKind
  /** The states in which it is still true. */
  readonly states: readonly RegistrationState[]
  readonly showsTickets: boolean
}

const plans: Readonly<Record<TicketMailData['tipo'], MailPlan>> = {
  CONFIRMADA: { kind: 'ticket-confirmed', states: ['CONFIRMADA'], showsTickets: true },
  ESPERA: { kind: 'ticket-waiting', states: ['PENDENTE'], showsTickets: true },
  EXPIRADA: { kind: 'ticket-expired', states: ['EXPIRADA'], showsTickets: false },
  CANCELADA: { kind: 'ticket-canceled', states: ['CANCELADA', 'ESTORNADA'], showsTickets: false },
  ESTORNADA: { kind: 'ticket-refunded', states: ['ESTORNADA'], showsTickets: false },
  LEMBRETE: { kind: 'ticket-reminder', states: ['CONFIRMADA'], showsTickets: true },
  OFERTA: { kind: 'ticket-offer', states: ['RESERVADA'], showsTickets: false },
}

/** A mail to who bought tickets. Undefined where it is no longer true, or where they have left or gave no address. */
export async function writeTicketMail(
  platform: TicketMailNeeds,
  church: ChurchScope,
  data: TicketMailData,
): Promise<WrittenMail | undefined> {
  const call = createChurchCall(platform.transactions, church)
  const found = await call.inChurch(async (work) => {
    const registration = await findRegistration(work, data.inscricao)
    if (!registration) return undefined
    return {
      registration,
      buyer: await findBuyer(work, registration.codigo),
      sale: await findSale(work, registration.eventId),
      tickets: await listNamedTickets(work, registration.codigo),
      language: toLocale(await getLanguage(work)) ?? fallbackLocale,
    }
  })
  if (!found?.buyer?.email || !found.sale) return undefined
  const { registration, buyer, sale, tickets, language } = found
  const { kind, states, showsTickets } = plans[data.tipo]
  if (!states.includes(registration.situacao)) return undefined
  if (data.tipo === 'LEMBRETE' && data.inicio !== sale.event.dataInicio.toISOString()) return undefined
  const account = buyer.memberId === null ? undefined : await findAccountOfMember(call, buyer.memberId)
  const locale = toLocale(account?.idioma) ?? buyer.idioma ?? language
  const { fusoHorario } = (await getFrame(platform, church)).church
  const text = createTicketText(locale, fusoHorario)
  return {
    ...{ to: account?.email ?? found.buyer.email, kind, locale },
    data: { nome: account?.nome ?? buyer.nome, link: findLink(data, registration) },
    values: {
      ...{ evento: sale.event.titulo, quando: text.moment(sale.event.dataInicio) },
      prazo: registration.expiraEm ? text.moment(registration.expiraEm) : '',
      valor: text.money(registration.valor - registration.desconto, registration.moeda ?? 'BRL'),
    },
    facts: listFacts(text, { sale, registration, tickets: showsTickets ? tickets : [] }),
  }
}

/** Members' tickets are in their account; visitors return by the code of the purchase. */
function findLink({ tipo }: TicketMailData, { codigo, eventId, memberId, pedidoCodigo }: RegistrationRow): string {
  if (tipo === 'OFERTA') return `/event/${eventId}?buyingStep=holders&reserva=${codigo}`
  if (tipo === 'EXPIRADA' || tipo === 'CANCELADA' || tipo === 'ESTORNADA') return `/event/${eventId}`
  if (memberId === null) return `/checkout/thank-you?inscricao=${codigo}`
  return tipo === 'ESPERA' && pedidoCodigo !== null
    ? `/user/payment/${pedidoCodigo}`
    : `/user/registrations/${eventId}/tickets`
}

type TicketText = ReturnType<typeof createTicketText>

function createTicketText(locale: Locale, timeZone: string) {
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return {
    parts: catalogue[locale].mails.ticket,
    moment: (instant: Date) => moments.format(instant),
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
  }
}

interface Told {
  readonly sale: Sale
  readonly registration: RegistrationRow
  readonly tickets: readonly NamedTicket[]
}

function listFacts({ parts, moment, money }: TicketText, { sale, registration, tickets }: Told) {
  const { titulo, dataInicio, local, flagOnline } = sale.event
  const place = local ?? (flagOnline ? parts.online : null)
  const total = registration.valor - registration.desconto
  return [
    [parts.event, titulo] as const,
    [parts.when, moment(dataInicio)] as const,
    ...(place ? [[parts.where, place] as const] : []),
    ...tickets.map(({ type, holder }) => [parts.ticket, holder ? `${type}: ${holder}` : type] as const),
    ...(total > 0 && tickets.length > 0 ? [[parts.total, money(total, registration.moeda ?? 'BRL')] as const] : []),
  ]
}
