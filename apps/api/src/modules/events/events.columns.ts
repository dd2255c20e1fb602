import type { Event } from '@narthex/contract/events/event.schemas'
import { and, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { jsonListFrom, jsonRow } from '../../platform/database/json-row.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { eventColumns, t } from './events.queries.ts'

const eventRow = jsonRow(eventColumns)

/** The church's events that end after a moment, soonest first, as one JSON column. */
export function upcomingEvents(scope: ChurchScope, moment: Date, limit: number): SQL<Event[]> {
  const events = sql`(select * from evento t where ${and(ofChurch(t, scope), gt(t.dataFim, moment))}
    order by t.data_inicio, t.id limit ${limit}) t`
  return jsonListFrom(events, { row: eventRow, orderBy: [t.dataInicio, t.id] })
}

/** One event as lists show it, as a JSON column; the id may be another table's column. Null where the church has none with it. */
export const eventColumn = (scope: ChurchScope, id: SQL | PgColumn): SQL<Event> =>
  sql<Event>`(select ${eventRow} from evento t where ${ofChurch(t, scope)} and ${t.id} = ${id})`
