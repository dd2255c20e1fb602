import type { Event } from '@narthex/contract/events/event.schemas'
import { and, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { jsonInstant, jsonListFrom } from '../../platform/database/json-row.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { eventRow, isWithin, type Span, t } from './events.queries.ts'

/** What a list of events is narrowed by. */
export interface WantedEvents {
  readonly now: Date
  /** The church's, IANA. */
  readonly timeZone: string
  readonly arePast: boolean
  /** A subquery of ids. */
  readonly among?: SQL | undefined
  readonly span?: Span | undefined
  readonly serie?: string | undefined
  readonly place?: 'presencial' | 'online' | undefined
}

interface FoundEvents {
  readonly itens: Event[]
  readonly total: number
  readonly series: string[]
  readonly meses: string[]
  readonly proximoFim: string | null
}

/** One page of events with the total, the series and months of their time, and when the next event ends, in one statement. */
export function findEventPage(
  { church, tx }: ChurchWork,
  wanted: WantedEvents,
  { limit, offset }: Slice,
): Promise<FoundEvents> {
  const where = isWanted(church, wanted)
  // Written out twice: the one in the statement may only name columns, the other is given to the JSON list.
  const order = wanted.arePast ? sql`t.data_inicio desc, t.id desc` : sql`t.data_inicio, t.id`
  // Ids from the index alone: a deep page does not read the rows that it skips.
  const chosen = sql`(select t.* from (select t.id from evento t where ${where} order by ${order}
    limit ${limit} offset ${offset}) ids join evento t on t.igreja_id = ${church.igrejaId} and t.id = ids.id) t`
  const ofTime = and(ofChurch(t, church), isOfTime(wanted))
  const month = sql`to_char(t.data_inicio at time zone ${wanted.timeZone}, 'YYYY-MM')`
  const next = sql`(select min(t.data_fim) from evento t where ${and(ofChurch(t, church), gt(t.dataFim, wanted.now))})`
  return queryRow<FoundEvents>(
    tx,
    sql`select ${jsonListFrom(chosen, { row: eventRow, orderBy: [order] })} as itens,
      (select count(*)::int from evento t where ${where}) as total,
      (select coalesce(jsonb_agg(distinct t.serie), '[]') from evento t where ${ofTime} and t.serie is not null) as series,
      (select coalesce(jsonb_agg(distinct ${month}), '[]') from evento t where ${ofTime}) as meses,
      ${jsonInstant(next)} as "proximoFim"`,
  )
}

const isOfTime = ({ now, arePast }: WantedEvents): SQL => (arePast ? lte(t.dataFim, now) : gt(t.dataFim, now))

const isWanted = (scope: ChurchScope, wanted: WantedEvents): SQL | undefined => {
  const { among, span, serie, place } = wanted
  return and(
    ofChurch(t, scope),
    isOfTime(wanted),
    span && isWithin(t, span),
    among && isAmong(t.id, among),
    serie === undefined ? undefined : eq(t.serie, serie),
    place === 'online' ? eq(t.flagOnline, true) : undefined,
    // Nothing but online is what names no place and is online.
    place === 'presencial' ? sql`(${isNotNull(t.local)} or not ${t.flagOnline})` : undefined,
  )
}
