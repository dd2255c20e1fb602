import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../scope/scope.ts'
import { ofChurch, type TenantTable } from './of-church.ts'

type Columns = Readonly<Record<string, PgColumn>>

/** A row as JSON: instants are ISO 8601 strings in UTC, as `Date.toISOString` writes them. */
export type JsonRow<C extends Columns> = {
  [K in keyof C]: Json<C[K]['_']['data']> | (C[K]['_']['notNull'] extends true ? never : null)
}
type Json<T> = T extends Date ? string : T

/** SQL that makes a JSON object of columns, and its type, from one description. */
export function jsonRow<const C extends Columns>(columns: C): SQL<JsonRow<C>> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(quoted(name))}, ${jsonValue(column)}`)
  return sql<JsonRow<C>>`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

interface ListOptions<T> {
  readonly row: SQL<T>
  readonly orderBy: readonly (PgColumn | SQL)[]
  readonly where?: SQL | PgColumn
}

/** A church's rows of one table as a JSON list, within a statement about something else. */
export function jsonList<T>(
  table: TenantTable,
  church: ChurchScope,
  { row, orderBy, where }: ListOptions<T>,
): SQL<T[]> {
  const order = sql.join([...orderBy], sql`, `)
  const condition = where ? sql`${ofChurch(table, church)} and ${where}` : ofChurch(table, church)
  return sql<T[]>`(select coalesce(jsonb_agg(${row} order by ${order}), '[]') from ${table} where ${condition})`
}

/** Names come from our own code; the quotes keep their capital letters and hold any character. */
const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`

const jsonValue = (column: PgColumn) =>
  column.dataType === 'date' ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column
