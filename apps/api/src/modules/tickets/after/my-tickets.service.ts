import type { Holder, MyEvent, Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { TicketKey } from '../ticket-code.rules.ts'
import { getTicketKey } from '../ticket-code.service.ts'
import {
  listEventsOfMember,
  listRegistrations,
  listShownTickets,
  type ShownRegistration,
  type ShownTicket,
} from './my-tickets.queries.ts'

/** The link to take part online is given out from a day before the event on, until it has ended. */
const onlineBeforeMs = 24 * 3_600_000

/** The caller's events with tickets: those to come soonest first, then past ones, latest first. */
export async function listMyEvents({ actor, inChurch }: MemberCall): Promise<MyEvent[]> {
  const { rows, now } = await inChurch(async (work) => ({
    rows: await listEventsOfMember(work, actor.memberId),
    now: work.now.toISOString(),
  }))
  const events = rows
    .map(({ event: evento, ...own }) => ({ evento, ...own }))
    .sort((a, b) => Date.parse(a.evento.dataInicio) - Date.parse(b.evento.dataInicio) || a.evento.id - b.evento.id)
  const isPast = ({ evento }: MyEvent) => evento.dataFim <= now
  return [...events.filter((event) => !isPast(event)), ...events.filter(isPast).reverse()]
}

/** The caller's registrations for an event, newest first. */
export const listMyRegistrations = (
  platform: Needs<'keys'>,
  { actor: { memberId }, inChurch }: MemberCall,
  eventId: number,
): Promise<Registration[]> =>
  inChurch(async (work) => showAll(platform, work, await listRegistrations(work, { memberId, eventId })))

/** A registration for anyone who knows its code, which cannot be guessed. Throws NOT_FOUND, also for a hold alone. */
export async function getRegistration(
  platform: Needs<'keys'>,
  { inChurch }: ChurchCall,
  codigo: string,
): Promise<Registration> {
  const [found] = await inChurch(async (work) => showAll(platform, work, await listRegistrations(work, { codigo })))
  if (!found) throw notFound()
  return found
}

async function showAll(
  platform: Needs<'keys'>,
  work: ChurchWork,
  found: readonly ShownRegistration[],
): Promise<Registration[]> {
  const tickets = await listShownTickets(
    work,
    found.map(({ registration }) => registration.codigo),
  )
  const byCode = Map.groupBy(tickets, ({ ticket }) => ticket.inscricaoCodigo)
  return found.map((each) => {
    const key = getTicketKey(platform, work.church, each.registration.eventId)
    return showRegistration(each, { tickets: byCode.get(each.registration.codigo) ?? [], key, now: work.now })
  })
}

interface Shown {
  readonly tickets: readonly ShownTicket[]
  readonly key: TicketKey
  readonly now: Date
}

function showRegistration(
  { registration, sale, event: evento, buyer: comprador }: ShownRegistration,
  { tickets, key, now }: Shown,
): Registration {
  const { codigo, situacao, moeda, valor, desconto, pedidoCodigo: pedido, criadaEm } = registration
  const isConfirmed = situacao === 'CONFIRMADA'
  const opens = Date.parse(evento.dataInicio) - onlineBeforeMs
  const isOpen = isConfirmed && now.getTime() >= opens && now.getTime() < Date.parse(evento.dataFim)
  const addOns = Map.groupBy(tickets, ({ ticket }) => ticket.principalId)
  return {
    ...{ codigo, evento, situacao, comprador, moeda, valor, desconto, pedido },
    dataCadastro: criadaEm.toISOString(),
    linkOnline: isOpen ? sale.linkOnline : null,
    cancelamentoAte: sale.cancelamentoAte?.toISOString() ?? null,
    cancelamentoPercentual: sale.cancelamentoPercentual,
    transferenciaAte: sale.transferenciaAte?.toISOString() ?? null,
    respostasAte: sale.respostasAte?.toISOString() ?? null,
    ingressos: (addOns.get(null) ?? []).map((main) =>
      showTicket(main, addOns.get(main.ticket.id) ?? [], isConfirmed ? key : undefined),
    ),
  }
}

function showTicket(
  { ticket, nome, participant, entradaEm }: ShownTicket,
  addOns: readonly ShownTicket[],
  key: TicketKey | undefined,
): Ticket {
  const { id, codigo, ticketTypeId: idIngresso, valor, desconto, situacao } = ticket
  return {
    ...{ id, codigo, idIngresso, nome, valor, desconto, situacao },
    qr: key && situacao === 'VALIDO' ? key.sign(codigo) : null,
    entradaEm: entradaEm?.toISOString() ?? null,
    participante: participant && showParticipant(participant),
    adicionais: addOns.map((addOn) => ({
      ...{ id: addOn.ticket.id, idIngresso: addOn.ticket.ticketTypeId, nome: addOn.nome },
      ...{ valor: addOn.ticket.valor, situacao: addOn.ticket.situacao },
    })),
  }
}

function showParticipant(participant: NonNullable<ShownTicket['participant']>): Holder {
  const { nome, email, telefone, dataNascimento, sexo, respostas, responsavel, consentimentoEm } = participant
  return {
    ...{ nome, email, telefone, dataNascimento, sexo, respostas, responsavel },
    consentimento: participant.consentimento !== null,
    consentimentoEm: consentimentoEm?.toISOString() ?? null,
  }
}
