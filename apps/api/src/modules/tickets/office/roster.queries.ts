import type { RegistrationState, TicketState } from '@narthex/contract/tickets/ticket-states'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { isAmongFew } from '../../../platform/database/is-among.ts'
import { jsonInstant } from '../../../platform/database/json-row.ts'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoInscricao,
  eventoParticipante,
} from '../registrations/registrations.tables.ts'
import { eventoIngresso } from '../sale/sale.tables.ts'
import {
  isBuyerOfTicket,
  isHolderOfTicket,
  isRegistrationOfTicket,
  isTypeOfTicket,
} from '../sale/ticket-joins.queries.ts'
import { findTicketNames } from '../sale/ticket-names.queries.ts'
import { firstEntry, wasLetIn } from './entries.queries.ts'

/** The filter of a list of tickets. */
export interface RosterFilter {
  readonly eventId: number
  readonly ticketTypeIds?: readonly number[] | undefined
  readonly states?: readonly TicketState[] | undefined
  readonly registrationStates?: readonly RegistrationState[] | undefined
  /** A part of a name. */
  readonly name?: string | undefined
  readonly ids?: readonly number[] | undefined
  /** Let in at the door, or not yet. */
  readonly isIn?: boolean | undefined
  readonly answer?: { readonly questionId: number; readonly text: string } | undefined
}

/** Shown where no state is asked for: neither holds nor what was not paid in time. */
const unshown: RegistrationState[] = ['RESERVADA', 'EXPIRADA']

/** SQL condition on `evento_bilhete`; an answer needs the participant too. */
export function isWanted({ church }: ChurchWork, filter: RosterFilter): SQL | undefined {
  const { eventId, ticketTypeIds, states, registrationStates, name, ids, isIn, answer } = filter
  return and(
    ofChurch(eventoBilhete, church),
    eq(eventoBilhete.eventId, eventId),
    registrationStates
      ? inArray(eventoBilhete.inscricaoSituacao, [...registrationStates])
      : notInArray(eventoBilhete.inscricaoSituacao, unshown),
    ticketTypeIds && inArray(eventoBilhete.ticketTypeId, [...ticketTypeIds]),
    states && inArray(eventoBilhete.situacao, [...states]),
    name === undefined
      ? undefined
      : isAmongFew(eventoBilhete.id, findTicketNames(church, { eventId, typed: [name], withBuyers: true })),
    ids && sql`${eventoBilhete.id} = any(${sql.param([...ids])}::int[])`,
    isIn === undefined ? undefined : isIn ? wasLetIn(church, eventId) : sql`not ${wasLetIn(church, eventId)}`,
    answer && isAnsweredSo(answer),
  )
}

/** A single answer, or one of several that were chosen. */
function isAnsweredSo({ questionId, text }: NonNullable<RosterFilter['answer']>): SQL {
  const single = JSON.stringify([{ idPergunta: questionId, valor: text }])
  const several = JSON.stringify([{ idPergunta: questionId, valor: [text] }])
  const { respostas } = eventoParticipante
  return sql`(${respostas} @> ${single}::jsonb or ${respostas} @> ${several}::jsonb)`
}

export const rosterOrder = defineKeyset('roster', [{ column: eventoBilhete.id, kind: 'number', direction: 'asc' }])

/** Lists tickets sorted by id. */
export function listRoster(work: ChurchWork, filter: RosterFilter, { isBehind, limit }: Part) {
  const { church, tx } = work
  return tx
    .select({
      place: rosterOrder.place,
      id: eventoBilhete.id,
      codigo: eventoBilhete.codigo,
      inscricao: eventoBilhete.inscricaoCodigo,
      idIngresso: eventoBilhete.ticketTypeId,
      ingresso: eventoIngresso.nome,
      idPrincipal: eventoBilhete.principalId,
      situacao: eventoBilhete.situacao,
      situacaoInscricao: eventoInscricao.situacao,
      origem: eventoInscricao.origem,
      valor: eventoBilhete.valor,
      desconto: eventoBilhete.desconto,
      dataCadastro: eventoInscricao.criadaEm,
      entrada: sql<string | null>`${jsonInstant(firstEntry(church, filter.eventId))}`,
      comprador: eventoComprador.nome,
      nome: eventoParticipante.nome,
      email: eventoParticipante.email,
      telefone: eventoParticipante.telefone,
      dataNascimento: eventoParticipante.dataNascimento,
      responsavel: eventoParticipante.responsavel,
      respostas: eventoParticipante.respostas,
    })
    .from(eventoBilhete)
    .innerJoin(eventoInscricao, isRegistrationOfTicket(church))
    .innerJoin(eventoIngresso, isTypeOfTicket(church))
    .leftJoin(eventoParticipante, isHolderOfTicket(church))
    .leftJoin(eventoComprador, isBuyerOfTicket(church))
    .where(and(isWanted(work, filter), isBehind))
    .orderBy(...rosterOrder.orderBy)
    .limit(limit)
}

export type RosterRow = Awaited<ReturnType<typeof listRoster>>[number]

export async function countRoster(work: ChurchWork, filter: RosterFilter): Promise<number> {
  const { church, tx } = work
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(eventoBilhete)
    // No row more or less: the planner leaves it out where no answer is asked for.
    .leftJoin(eventoParticipante, isHolderOfTicket(church))
    .where(isWanted(work, filter))
  return row?.total ?? 0
}
