import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete } from '../registrations/registrations.tables.ts'
import { eventoLista } from './door.tables.ts'

const b = eventoBilhete

/** A list of a door and the types of tickets that it is for; null: all. */
export interface CountedList {
  readonly id: number
  readonly typeIds: readonly number[] | null
}

export function listCountedLists({ church, tx }: ChurchWork, eventId: number): Promise<CountedList[]> {
  return tx
    .select({ id: eventoLista.id, typeIds: eventoLista.ingressos })
    .from(eventoLista)
    .where(and(ofChurch(eventoLista, church), eq(eventoLista.eventId, eventId)))
    .orderBy(eventoLista.id)
}

export interface TicketCount {
  readonly typeId: number
  readonly tickets: number
  /** Numbers of tickets let in, in the order of the lists. */
  readonly letIn: readonly number[]
}

/**
 * Tickets that let in, without add-ons, by type, and how many were let in at each list, in one pass over them. With `listed`
 * those alone that are, or have an add-on, of these types.
 */
export function countTickets(
  { church, tx }: ChurchWork,
  eventId: number,
  { lists, listed }: { readonly lists: readonly number[]; readonly listed: readonly number[] | null },
): Promise<TicketCount[]> {
  const letIn = lists.map((list) => sql`count(*) filter (where ${isAmong(b.id, letInAt(church, list))})::int`)
  const types = sql`${sql.param([...(listed ?? [])])}::int[]`
  return tx
    .select({
      typeId: b.ticketTypeId,
      tickets: sql<number>`count(*)::int`,
      letIn: sql<number[]>`array[${sql.join(letIn, sql`, `)}]::int[]`,
    })
    .from(b)
    .where(
      and(
        ofChurch(b, church),
        eq(b.eventId, eventId),
        isNull(b.principalId),
        eq(b.situacao, 'VALIDO'),
        listed
          ? sql`(${b.ticketTypeId} = any(${types}) or ${isAmong(b.id, ticketsWithAddOns(church, eventId, types))})`
          : undefined,
      ),
    )
    .groupBy(b.ticketTypeId)
    .orderBy(b.ticketTypeId)
}

/** Tickets that let in, without add-ons, by event. */
export async function countTicketsOfEvents(
  { church, tx }: ChurchWork,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (eventIds.length === 0) return new Map()
  const rows = await tx
    .select({ eventId: b.eventId, tickets: sql<number>`count(*)::int` })
    .from(b)
    .where(and(ofChurch(b, church), inArray(b.eventId, [...eventIds]), isNull(b.principalId), eq(b.situacao, 'VALIDO')))
    .groupBy(b.eventId)
  return new Map(rows.map(({ eventId, tickets }) => [eventId, tickets]))
}

/** Undone readings do not count. */
const letInAt = ({ igrejaId }: ChurchScope, list: number): SQL =>
  sql`(select l.bilhete_id from evento_leitura l
    where l.igreja_id = ${igrejaId} and l.lista_id = ${list} and l.tipo = 'ENTRADA' and not exists (
      select from evento_leitura u
      where u.igreja_id = l.igreja_id and u.tipo = 'DESFEITA' and u.desfaz = l.id))`

const ticketsWithAddOns = ({ igrejaId }: ChurchScope, eventId: number, types: SQL): SQL =>
  sql`(select a.principal_id from evento_bilhete a
    where a.igreja_id = ${igrejaId} and a.evento_id = ${eventId} and a.principal_id is not null
      and a.situacao = 'VALIDO' and a.ingresso_id = any(${types}))`
