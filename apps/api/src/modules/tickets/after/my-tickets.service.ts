import type { MyEvent, Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { type WalletKind, walletKinds } from '@narthex/contract/tickets/ticket-states'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor, MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { RegistrationRow } from '../registrations/registrations.queries.ts'
import type { TicketKey } from '../registrations/ticket-code.rules.ts'
import { getTicketKey } from '../registrations/ticket-code.service.ts'
import {
  findAnswersDeadline,
  findCancelDeadline,
  findTransferDeadline,
  isBefore,
  isUsable,
} from '../sale/deadlines.rules.ts'
import {
  listEventsOfMember,
  listRegistrations,
  listShownTickets,
  type ShownRegistration,
  type ShownTicket,
} from './my-tickets.queries.ts'
import { showName, showParticipant } from './shown-holder.rules.ts'
import { listOpenTransfers, type TransferRow } from './transfers.queries.ts'

/** The link to take part online is given out from a day before the event on, until it has ended. */
const onlineBeforeMs = 24 * 3_600_000

/** The caller's events with tickets: those to come soonest first, then past ones, latest first. */
export async function listMyEvents({ actor, inChurch }: MemberCall): Promise<MyEvent[]> {
  const { coming, past } = await inChurch((work) => readMyEvents(work, actor.memberId))
  return [...coming, ...past.reverse()]
}

/** A member's events with tickets that are not over, soonest first. */
export async function listComingEvents(work: ChurchWork, memberId: MemberId): Promise<MyEvent[]> {
  return (await readMyEvents(work, memberId)).coming
}

async function readMyEvents(work: ChurchWork, memberId: MemberId) {
  const now = work.now.toISOString()
  const events = (await listEventsOfMember(work, memberId))
    .map(({ event: evento, ...own }) => ({ evento, ...own }))
    .sort((a, b) => Date.parse(a.evento.dataInicio) - Date.parse(b.evento.dataInicio) || a.evento.id - b.evento.id)
  const isPast = ({ evento }: MyEvent) => evento.dataFim <= now
  return { coming: events.filter((event) => !isPast(event)), past: events.filter(isPast) }
}

/** The caller's registrations for an event, newest first; without those whose tickets were all handed on. */
export const listMyRegistrations = (
  platform: Needs<'wallets'>,
  { actor: { memberId }, inChurch }: MemberCall,
  eventId: number,
): Promise<Registration[]> =>
  inChurch(async (work) => {
    const shown = await showAll(platform, work, await listRegistrations(work, { memberId, eventId }), {
      isOwn: true,
    })
    return shown.filter(({ ingressos }) => ingressos.length > 0)
  })

/**
 * A registration for anyone who knows its code, which cannot be guessed; what was collected of its holders for the buyer
 * alone. Throws NOT_FOUND, also for a hold alone.
 */
export async function getRegistration(
  platform: Needs<'wallets'>,
  { inChurch, actor }: ChurchCall & { readonly actor: Actor | undefined },
  codigo: string,
): Promise<Registration> {
  return (await inChurch((work) => requireRegistration(platform, work, codigo, { memberId: actor?.memberId }))).shown
}

/** The viewer of a purchase: by its code alone, as its buyer by login, or as its buyer by a code from the mail. */
type Reader = { readonly memberId?: MemberId | undefined; readonly isBuyer?: boolean }

/** Reads a registration in the caller's transaction, with its row. Throws NOT_FOUND. */
export async function requireRegistration(
  platform: Needs<'wallets'>,
  work: ChurchWork,
  codigo: string,
  { memberId, isBuyer = false }: Reader = {},
) {
  const [found] = await listRegistrations(work, { codigo })
  if (!found) throw notFound()
  const isFull = isBuyer || (memberId !== undefined && found.registration.memberId === memberId)
  const [shown] = await showAll(platform, work, [found], { isFull })
  if (!shown) throw notFound()
  return { shown, row: found.registration }
}

interface Sight {
  /** Includes the changes that are possible now, and the recipients of offered tickets. */
  readonly isOwn?: boolean
  /** Includes the data collected from the holders. */
  readonly isFull?: boolean
}

async function showAll(
  platform: Needs<'wallets'>,
  work: ChurchWork,
  found: readonly ShownRegistration[],
  { isOwn = false, isFull = isOwn }: Sight,
): Promise<Registration[]> {
  const tickets = await listShownTickets(
    work,
    found.map(({ registration }) => registration.codigo),
  )
  const offers = isOwn
    ? await listOpenTransfers(
        work,
        tickets.map(({ ticket }) => ticket.id),
      )
    : []
  const wallets = listWallets(platform)
  const byCode = Map.groupBy(tickets, ({ ticket }) => ticket.inscricaoCodigo)
  return found.map((each) => {
    const key = getTicketKey(work, each.registration.eventId)
    return showRegistration(each, {
      tickets: byCode.get(each.registration.codigo) ?? [],
      key,
      now: work.now,
      isOwn,
      isFull,
      offers,
      wallets,
    })
  })
}

/** Wallets that the operator has keys for. */
const listWallets = ({ wallets: { apple, google } }: Needs<'wallets'>): WalletKind[] =>
  walletKinds.filter((kind) => (kind === 'APPLE' ? apple : google) !== undefined)

interface Shown {
  readonly tickets: readonly ShownTicket[]
  readonly key: TicketKey
  readonly now: Date
  readonly isOwn: boolean
  readonly isFull: boolean
  readonly offers: readonly TransferRow[]
  readonly wallets: readonly WalletKind[]
}

function showRegistration(
  { registration, sale, event: evento, buyer: comprador, semEmail }: ShownRegistration,
  shown: Shown,
): Registration {
  const { tickets, key, now, isFull, wallets } = shown
  const { codigo, situacao, moeda, valor, desconto, pedidoCodigo: pedido, criadaEm } = registration
  const isConfirmed = situacao === 'CONFIRMADA'
  const opens = Date.parse(evento.dataInicio) - onlineBeforeMs
  const isOver = now.getTime() >= Date.parse(evento.dataFim)
  const isOpen = isConfirmed && now.getTime() >= opens && !isOver
  const addOns = Map.groupBy(tickets, ({ ticket }) => ticket.principalId)
  return {
    codigo,
    evento,
    situacao,
    comprador,
    moeda,
    valor,
    desconto,
    pedido,
    flagDadosOcultos: !isFull,
    flagSemEmail: semEmail === true,
    dataCadastro: criadaEm.toISOString(),
    linkOnline: isOpen ? sale.linkOnline : null,
    flagRecebida: registration.transferidaDe !== null,
    cancelamentoAte: sale.cancelamentoAte?.toISOString() ?? null,
    cancelamentoPercentual: sale.cancelamentoPercentual,
    transferenciaAte: sale.transferenciaAte?.toISOString() ?? null,
    respostasAte: sale.respostasAte?.toISOString() ?? null,
    carteiras: isConfirmed && !isOver ? [...wallets] : [],
    ingressos: (addOns.get(null) ?? []).map((main) => ({
      ...showTicket(main, addOns.get(main.ticket.id) ?? [], { key: isConfirmed ? key : undefined, isFull }),
      ...listChanges({ sale: { ...sale, event: evento }, registration, main }, shown),
    })),
  }
}

interface Changeable {
  readonly sale: Parameters<typeof findAnswersDeadline>[0]
  readonly registration: RegistrationRow
  readonly main: ShownTicket
}

/** Changes that a ticket's holder may make now. */
function listChanges(
  { sale, registration, main: { ticket, entradaEm } }: Changeable,
  { isOwn, now, offers, tickets }: Shown,
) {
  const offer = offers.find(({ ticketId }) => ticketId === ticket.id)
  const isOpen = isOwn && isUsable(registration, ticket, entradaEm !== null)
  const rows = tickets.map((each) => each.ticket)
  return {
    transferencia: offer?.nome && offer.email ? { nome: offer.nome, email: offer.email } : null,
    podeCancelar: isOpen && isBefore(now, findCancelDeadline(sale, registration, rows)),
    podeTransferir: isOpen && !offer && isBefore(now, findTransferDeadline(sale)),
    podeMudarRespostas: isOpen && isBefore(now, findAnswersDeadline(sale)),
  }
}

function showTicket(
  { ticket, nome, participant, entradaEm, hasContent }: ShownTicket,
  addOns: readonly ShownTicket[],
  { key, isFull }: { readonly key: TicketKey | undefined; readonly isFull: boolean },
): Omit<Ticket, keyof ReturnType<typeof listChanges>> {
  const { id, codigo, ticketTypeId: idIngresso, valor, desconto, situacao } = ticket
  const valid = situacao === 'VALIDO' ? key : undefined
  return {
    id,
    codigo,
    idIngresso,
    nome,
    valor,
    desconto,
    situacao,
    qr: valid?.sign(codigo) ?? null,
    entradaEm: entradaEm?.toISOString() ?? null,
    flagConteudo: valid !== undefined && hasContent,
    participante: participant && (isFull ? showParticipant(participant) : showName(participant)),
    adicionais: addOns.map((addOn) => ({
      id: addOn.ticket.id,
      idIngresso: addOn.ticket.ticketTypeId,
      nome: addOn.nome,
      valor: addOn.ticket.valor,
      situacao: addOn.ticket.situacao,
    })),
  }
}
