import { and, asc, eq, gt, gte, lt, or, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { evento } from './events.tables.ts'

/** A period from one instant to another, the second not included. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export const t = alias(evento, 't')
export const eventColumns = {
  id: t.id,
  titulo: t.titulo,
  resumo: t.resumo,
  imagem: t.imagem,
  dataInicio: t.dataInicio,
  dataFim: t.dataFim,
  local: t.local,
  flagOnline: t.flagOnline,
  serie: t.serie,
} as const

/** Maximum length of an event in calendars, which bounds the rows that a month's query reads. */
const longestMs = 366 * 24 * 3_600_000

/** Events that have a part in a span. What lasts no time at all is there in its moment. */
export const isWithin = (
  table: { readonly dataInicio: PgColumn; readonly dataFim: PgColumn },
  { from, to }: Span,
): SQL | undefined =>
  and(
    lt(table.dataInicio, to),
    gte(table.dataInicio, new Date(from.getTime() - longestMs)),
    or(gt(table.dataFim, from), gte(table.dataInicio, from)),
  )

/** The church's events that have a part in this span, soonest first. */
export function listEventsBetween({ church, tx }: ChurchWork, span: Span, limit: number) {
  return tx
    .select()
    .from(evento)
    .where(and(ofChurch(evento, church), isWithin(evento, span)))
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
