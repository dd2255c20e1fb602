import type { Event } from '@narthex/contract/events/event.schemas'
import { and, asc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { evento } from './events.tables.ts'

/** From one instant to another, the second not included. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/**
 * The church's events that end after a moment, soonest first, as one JSON column. Instants are strings as PostgreSQL
 * writes them.
 */
export function eventsEndingAfter(scope: ChurchScope, moment: Date, limit: number): SQL<Event[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'titulo', t.titulo, 'resumo', t.resumo,
      'imagem', t.imagem, 'dataInicio', t.data_inicio, 'dataFim', t.data_fim, 'local', t.local,
      'flagOnline', t.flag_online) order by t.data_inicio, t.id), '[]')
    from (select * from evento where igreja_id = ${scope.igrejaId} and data_fim > ${moment.toISOString()}::timestamptz
      order by data_inicio, id limit ${limit}) t)`
}

export async function listEventsEndingAfter({ church, tx }: ChurchWork, moment: Date, limit: number): Promise<Event[]> {
  const rows = await queryRows<{ eventos: Event[] }>(
    tx,
    sql`select ${eventsEndingAfter(church, moment, limit)} as eventos`,
  )
  return rows.flatMap(({ eventos }) => eventos)
}

/** Whatever lasts longer than a year is no date of a calendar; it bounds what a month has to look at. */
const longestMs = 366 * 24 * 3_600_000

/** The church's events that have a part in this span, soonest first. */
export function listEventsBetween({ church, tx }: ChurchWork, { from, to }: Span, limit: number) {
  return tx
    .select()
    .from(evento)
    .where(
      and(
        ofChurch(evento, church),
        lt(evento.dataInicio, to),
        gte(evento.dataInicio, new Date(from.getTime() - longestMs)),
        // What lasts no time at all is there in its moment.
        sql`(${gt(evento.dataFim, from)} or ${gte(evento.dataInicio, from)})`,
      ),
    )
    .orderBy(asc(evento.dataInicio), asc(evento.id))
    .limit(limit)
}

export async function findEvent({ church, tx }: ChurchWork, id: number) {
  const rows = await tx
    .select()
    .from(evento)
    .where(and(ofChurch(evento, church), eq(evento.id, id)))
  return rows[0]
}

export function insertEvent(work: ChurchWork, row: OwnRow<typeof evento>): Promise<number> {
  return insertOwn(work, evento, row)
}
