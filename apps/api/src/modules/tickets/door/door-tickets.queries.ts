import type { DoorScan } from '@narthex/contract/tickets/door.schemas'
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong, isAmongFew } from '../../../platform/database/is-among.ts'
import { jsonInstant, jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { fromMicros, toMicros } from '../../../platform/database/micros.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoParticipante } from '../registrations/registrations.tables.ts'
import { isHolderOfTicket } from '../sale/ticket-joins.queries.ts'
import { findTicketNames } from '../sale/ticket-names.queries.ts'

/** Set by the database alone, with its own clock. */
const changedAt = (table: SQL) => sql`${table}.alterado_em`

/** Selection of tickets of an event. */
export interface WantedTickets {
  /** Microseconds of the database's clock: those that changed since. */
  readonly changedSince?: number | undefined
  readonly ids?: readonly number[] | undefined
  readonly afterId?: number | undefined
  readonly limit: number
}

/** Microseconds of the database's clock. */
export async function readDatabaseClock({ tx }: ChurchWork): Promise<number> {
  const rows = await tx.select({ now: toMicros(sql`clock_timestamp()`) }).from(sql`(select 1) one`)
  return rows[0]?.now ?? 0
}

const b = alias(eventoBilhete, 'b')

/** Tickets that were bought or wait for their payment, with their readings and valid add-ons, in one statement. */
export async function listDoorTickets({ church, tx }: ChurchWork, eventId: number, wanted: WantedTickets) {
  const { changedSince, ids, afterId, limit } = wanted
  const leituras = jsonListFrom(sql`evento_leitura l where l.igreja_id = ${b.igrejaId} and l.bilhete_id = ${b.id}`, {
    row: scanRow,
    orderBy: [sql`l.momento`, sql`l.id`],
  })
  const adicionais = sql<number[]>`(select coalesce(jsonb_agg(a.ingresso_id order by a.id), '[]') from evento_bilhete a
    where a.igreja_id = ${b.igrejaId} and a.principal_id = ${b.id} and a.situacao = 'VALIDO')`
  return tx
    .select({
      id: b.id,
      codigo: b.codigo,
      nome: eventoParticipante.nome,
      idIngresso: b.ticketTypeId,
      situacao: b.situacao,
      guardian: eventoParticipante.responsavel,
      adicionais,
      leituras,
    })
    .from(b)
    .leftJoin(
      eventoParticipante,
      and(eq(eventoParticipante.igrejaId, b.igrejaId), eq(eventoParticipante.ticketId, b.id)),
    )
    .where(
      and(
        ofChurch(b, church),
        eq(b.eventId, eventId),
        isNull(b.principalId),
        // Never more than held.
        or(isNotNull(b.confirmadaEm), eq(b.flagPedido, true)),
        ids && inArray(b.id, [...ids]),
        afterId === undefined ? undefined : gt(b.id, afterId),
        changedSince === undefined ? undefined : isAmong(b.id, changedTickets(church.igrejaId, eventId, changedSince)),
      ),
    )
    .orderBy(asc(b.id))
    .limit(limit)
}

const scanRow: SQL<DoorScan> = jsonRow({
  id: sql<string>`l.id`,
  lista: sql<number>`l.lista_id`,
  tipo: sql<DoorScan['tipo']>`l.tipo`,
  momento: jsonInstant(sql`l.momento`),
  aparelho: sql<string>`l.aparelho`,
  responsavel: sql<string | null>`l.responsavel`,
  desfaz: sql<string | null>`l.desfaz`,
})

/** Tickets that changed, or their add-ons, holders or readings. */
function changedTickets(igrejaId: number, eventId: number, since: number): SQL {
  const moment = fromMicros(since)
  return sql`(
    select coalesce(c.principal_id, c.id) from evento_bilhete c
      where c.igreja_id = ${igrejaId} and c.evento_id = ${eventId} and ${changedAt(sql`c`)} >= ${moment}
    union all select p.bilhete_id from evento_participante p
      join evento_bilhete c on c.igreja_id = p.igreja_id and c.id = p.bilhete_id
      where c.igreja_id = ${igrejaId} and c.evento_id = ${eventId} and ${changedAt(sql`p`)} >= ${moment}
    union all select l.bilhete_id from evento_leitura l
      where l.igreja_id = ${igrejaId} and l.evento_id = ${eventId} and ${changedAt(sql`l`)} >= ${moment}
  )`
}

/** The tickets of a registration, without their add-ons. */
export async function listTicketIds({ church, tx }: ChurchWork, inscricaoCodigo: string): Promise<number[]> {
  const rows = await tx
    .select({ id: eventoBilhete.id })
    .from(eventoBilhete)
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.inscricaoCodigo, inscricaoCodigo),
        isNull(eventoBilhete.principalId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Tickets that may be those of a name: of holders in which all that was typed stands, or of this code. */
export function listNamedTickets(
  { church, tx }: ChurchWork,
  eventId: number,
  { typed, code, limit }: { readonly typed: readonly string[]; readonly code: string; readonly limit: number },
) {
  const hasName = isAmongFew(eventoBilhete.id, findTicketNames(church, { eventId, typed, withBuyers: false }))
  return tx
    .select({ id: eventoBilhete.id, codigo: eventoBilhete.codigo, nome: eventoParticipante.nome })
    .from(eventoBilhete)
    .innerJoin(eventoParticipante, isHolderOfTicket(church))
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.eventId, eventId),
        isNull(eventoBilhete.principalId),
        typed.length > 0 ? or(eq(eventoBilhete.codigo, code), hasName) : eq(eventoBilhete.codigo, code),
      ),
    )
    .limit(limit)
}

/** Lists the tickets by which readings are judged, by ids or codes, with the types of their valid add-ons. */
export async function listReadTickets(
  { church, tx }: ChurchWork,
  eventId: number,
  { ids, codes }: { readonly ids: readonly number[]; readonly codes: readonly string[] },
) {
  // Written out: the query builder leaves out the table where there is one alone.
  const addOns = sql<number[]>`(select coalesce(jsonb_agg(a.ingresso_id), '[]') from evento_bilhete a
    where a.igreja_id = b.igreja_id and a.principal_id = b.id and a.situacao <> 'CANCELADO')`
  return tx
    .select({ id: b.id, codigo: b.codigo, typeId: b.ticketTypeId, situacao: b.situacao, addOns })
    .from(b)
    .where(
      and(
        ofChurch(b, church),
        eq(b.eventId, eventId),
        isNull(b.principalId),
        or(inArray(b.id, [...ids]), inArray(b.codigo, [...codes])),
      ),
    )
}

export type ReadTicket = Awaited<ReturnType<typeof listReadTickets>>[number]
