import type { eventCosts } from '@narthex/contract/events/event.endpoints'
import type { ListedEvent } from '@narthex/contract/events/event.schemas'
import { and, eq, gt, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { jsonInstant, jsonListFrom, jsonRow } from '../../platform/database/json-row.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { costsColumn, idsOfCost, nextPriceChange, priceColumn } from './event-prices.queries.ts'
import { eventColumns, isWithin, type Span, t } from './events.queries.ts'

/** The events that have not ended, or those that have. */
export interface EventTime {
  readonly now: Date
  readonly arePast: boolean
}

/** Filters of a list of events. */
export interface Narrowing {
  /** A subquery of ids. */
  readonly among?: SQL | undefined
  readonly span?: Span | undefined
  readonly serie?: string | undefined
  readonly place?: 'presencial' | 'online' | undefined
  readonly cost?: (typeof eventCosts)[number] | undefined
}

interface WantedEvents extends EventTime, Narrowing {
  /** None of them begins before this: where their index is entered. */
  readonly since: Date | undefined
}

interface FoundEvents {
  readonly itens: ListedEvent[]
  readonly total: number | null
}

/** One page of events, in one statement; with the total where they are narrowed. */
export function findEventPage(
  { church, tx }: ChurchWork,
  wanted: WantedEvents,
  { limit, offset }: Slice,
): Promise<FoundEvents> {
  const narrowing = isNarrowed(church, wanted)
  const where = and(ofChurch(t, church), isOfTime(wanted), wanted.since && gte(t.dataInicio, wanted.since), narrowing)
  // Written out twice: the one in the statement may only name columns, the other is given to the JSON list.
  const order = wanted.arePast ? sql`t.data_inicio desc, t.id desc` : sql`t.data_inicio, t.id`
  // Ids from the index alone: a deep page does not read the rows that it skips.
  const chosen = sql`(select t.* from (select t.id from evento t where ${where} order by ${order}
    limit ${limit} offset ${offset}) ids join evento t on t.igreja_id = ${church.igrejaId} and t.id = ids.id) t`
  const row = jsonRow({ ...eventColumns, preco: priceColumn(church, wanted.now) })
  const total = narrowing ? sql`(select count(*)::int from evento t where ${where})` : sql`null::int`
  return queryRow<FoundEvents>(
    tx,
    sql`select ${jsonListFrom(chosen, { row, orderBy: [order] })} as itens, ${total} as total`,
  )
}

/** Summary of the events of a time, the same for each page of the list. */
export interface EventSummary {
  readonly total: number
  readonly series: string[]
  readonly meses: string[]
  readonly custos: (typeof eventCosts)[number][]
  /** Start of the first event that has not ended. */
  readonly inicio: string | null
  readonly proximoFim: string | null
  readonly proximoPreco: string | null
}

/** Reads every event of a time once, from indexes. */
export function findEventSummary(
  { church, tx }: ChurchWork,
  { timeZone, ...time }: EventTime & { readonly timeZone: string },
): Promise<EventSummary> {
  const { now } = time
  const ofTime = and(ofChurch(t, church), isOfTime(time))
  const coming = and(ofChurch(t, church), gt(t.dataFim, now))
  const month = sql`to_char(t.data_inicio at time zone ${timeZone}, 'YYYY-MM')`
  const first = (column: SQL) => jsonInstant(sql`(select min(${column}) from evento t where ${coming})`)
  return queryRow<EventSummary>(
    tx,
    sql`select (select count(*)::int from evento t where ${ofTime}) as total,
      (select coalesce(jsonb_agg(distinct t.serie), '[]') from evento t where ${ofTime} and t.serie is not null) as series,
      (select coalesce(jsonb_agg(distinct ${month}), '[]') from evento t where ${ofTime}) as meses,
      ${time.arePast ? sql`'[]'::jsonb` : costsColumn(church, now)} as custos,
      ${first(sql`t.data_inicio`)} as inicio, ${first(sql`t.data_fim`)} as "proximoFim",
      ${jsonInstant(nextPriceChange(church, now))} as "proximoPreco"`,
  )
}

/** Condition for events of a time. Past events also began before now: that condition uses the index. */
const isOfTime = ({ now, arePast }: EventTime): SQL | undefined =>
  arePast ? and(lte(t.dataFim, now), lte(t.dataInicio, now)) : gt(t.dataFim, now)

const isNarrowed = (scope: ChurchScope, { now, ...narrowing }: WantedEvents): SQL | undefined => {
  const { among, span, serie, place, cost } = narrowing
  return and(
    span && isWithin(t, span),
    among && isAmong(t.id, among),
    serie === undefined ? undefined : eq(t.serie, serie),
    place === 'online' ? eq(t.flagOnline, true) : undefined,
    // Nothing but online is what names no place and is online.
    place === 'presencial' ? sql`(${isNotNull(t.local)} or not ${t.flagOnline})` : undefined,
    cost && and(gt(t.dataFim, now), isAmong(t.id, idsOfCost(scope, cost, now))),
  )
}
