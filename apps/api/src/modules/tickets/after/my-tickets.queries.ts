import type { Event } from '@narthex/contract/events/event.schemas'
import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventColumn } from '../../events/events.columns.ts'
import { hasContent } from '../content/content.queries.ts'
import { eventoLeitura } from '../door/door.tables.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoInscricao,
  eventoParticipante,
} from '../registrations/registrations.tables.ts'
import { eventoIngresso, eventoVenda } from '../sale/sale.tables.ts'
import { isHolderOfTicket, isTypeOfTicket } from '../sale/ticket-joins.queries.ts'

/** Condition of an ordered or confirmed registration: a hold alone is none. */
const isRegistered: SQL | undefined = and(
  ne(eventoInscricao.situacao, 'RESERVADA'),
  or(isNotNull(eventoInscricao.pedidoCodigo), isNotNull(eventoInscricao.confirmadaEm)),
)

type Wanted = { readonly codigo: string } | { readonly memberId: MemberId; readonly eventId: number }

/** Registrations with their event, its rules and who bought, the newest first, in one statement. */
export function listRegistrations({ church, tx }: ChurchWork, wanted: Wanted) {
  return tx
    .select({
      registration: eventoInscricao,
      sale: eventoVenda,
      event: eventColumn(church, eventoInscricao.eventId),
      buyer: eventoComprador.nome,
      semEmail: eventoComprador.semEmail,
    })
    .from(eventoInscricao)
    .innerJoin(eventoVenda, and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventoInscricao.eventId)))
    .leftJoin(
      eventoComprador,
      and(ofChurch(eventoComprador, church), eq(eventoComprador.inscricaoCodigo, eventoInscricao.codigo)),
    )
    .where(
      and(
        ofChurch(eventoInscricao, church),
        isRegistered,
        'codigo' in wanted
          ? eq(eventoInscricao.codigo, wanted.codigo)
          : and(eq(eventoInscricao.memberId, wanted.memberId), eq(eventoInscricao.eventId, wanted.eventId)),
      ),
    )
    .orderBy(desc(eventoInscricao.criadaEm), asc(eventoInscricao.codigo))
}

export type ShownRegistration = Awaited<ReturnType<typeof listRegistrations>>[number]

/** When a ticket was first let in, by a scan that was not undone. */
const letInAt = (church: ChurchScope): SQL<Date | null> =>
  sql`(select min(l.momento) from ${eventoLeitura} l
    where l.igreja_id = ${church.igrejaId} and l.bilhete_id = ${eventoBilhete.id} and l.tipo = 'ENTRADA'
      and not exists (select from ${eventoLeitura} u where u.igreja_id = l.igreja_id and u.bilhete_id = l.bilhete_id
        and u.desfaz = l.id))`.mapWith(eventoLeitura.momento)

/** The tickets of some registrations with who comes, when they were let in and whether they open something to read, in one statement. */
export async function listShownTickets({ church, tx }: ChurchWork, codes: readonly string[]) {
  if (codes.length === 0) return []
  return tx
    .select({
      ticket: eventoBilhete,
      nome: eventoIngresso.nome,
      participant: eventoParticipante,
      entradaEm: letInAt(church),
      hasContent: hasContent(church),
    })
    .from(eventoBilhete)
    .innerJoin(eventoIngresso, isTypeOfTicket(church))
    .leftJoin(eventoParticipante, isHolderOfTicket(church))
    .where(and(ofChurch(eventoBilhete, church), inArray(eventoBilhete.inscricaoCodigo, [...codes])))
    .orderBy(asc(eventoBilhete.inscricaoCodigo), asc(eventoBilhete.posicao))
}

export type ShownTicket = Awaited<ReturnType<typeof listShownTickets>>[number]

/** The events of a member's live registrations, with how many tickets are valid and how many wait, in one statement. */
export function listEventsOfMember({ church, tx }: ChurchWork, memberId: MemberId) {
  const { eventId } = eventoInscricao
  const event = sql<Event>`${eventColumn(church, eventId)}`
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  return tx
    .select({
      event,
      ingressos: count(sql`${eventoInscricao.situacao} = 'CONFIRMADA'`),
      pendentes: count(sql`${eventoInscricao.situacao} = 'PENDENTE'`),
      pedido: sql<string | null>`(array_agg(${eventoInscricao.pedidoCodigo} order by ${eventoInscricao.criadaEm})
        filter (where ${eventoInscricao.situacao} = 'PENDENTE'))[1]`,
    })
    .from(eventoInscricao)
    .innerJoin(
      eventoBilhete,
      and(ofChurch(eventoBilhete, church), eq(eventoBilhete.inscricaoCodigo, eventoInscricao.codigo)),
    )
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.memberId, memberId),
        inArray(eventoInscricao.situacao, ['CONFIRMADA', 'PENDENTE']),
        ne(eventoBilhete.situacao, 'CANCELADO'),
        sql`${eventoBilhete.principalId} is null`,
      ),
    )
    .groupBy(eventoInscricao.igrejaId, eventId)
}
