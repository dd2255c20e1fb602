import { is, SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../scope/scope.ts'
import { ofChurch, type TenantTable } from './of-church.ts'

type Values = Readonly<Record<string, PgColumn | SQL>>

/** A row as JSON: instants are ISO 8601 strings in UTC, as `Date.toISOString` writes them. */
export type JsonRow<V extends Values> = { [K in keyof V]: JsonValue<V[K]> }
type JsonValue<V> =
  V extends SQL<infer T>
    ? T
    : V extends PgColumn
      ? Json<V['_']['data']> | (V['_']['notNull'] extends true ? never : null)
      : never
type Json<T> = T extends Date ? string : T

/** SQL that makes a JSON object of columns and expressions, and its type, from one description. */
export function jsonRow<const V extends Values>(values: V): SQL<JsonRow<V>> {
  const pairs = Object.entries(values).map(([name, value]) => sql`${sql.raw(quoted(name))}, ${jsonValue(value)}`)
  return sql<JsonRow<V>>`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

interface ListOptions<T> {
  readonly row: SQL<T>
  readonly orderBy: readonly (PgColumn | SQL)[]
}

/** The rows of a `from` clause as a JSON list, within a statement about something else. */
export function jsonListFrom<T>(from: SQL, { row, orderBy }: ListOptions<T>): SQL<T[]> {
  const order = sql.join([...orderBy], sql`, `)
  return sql<T[]>`(select coalesce(jsonb_agg(${row} order by ${order}), '[]') from ${from})`
}

/** A church's rows of one table as a JSON list. */
export function jsonList<T>(
  table: TenantTable,
  church: ChurchScope,
  { where, ...list }: ListOptions<T> & { readonly where?: SQL | PgColumn },
): SQL<T[]> {
  const condition = where ? sql`${ofChurch(table, church)} and ${where}` : ofChurch(table, church)
  return jsonListFrom(sql`${table} where ${condition}`, list)
}

/** An instant in the form of `Date.toISOString`. */
export const jsonInstant = (instant: PgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Names come from our own code; the quotes keep their capital letters and hold any character. */
const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`

const jsonValue = (value: PgColumn | SQL) => (!is(value, SQL) && value.dataType === 'date' ? jsonInstant(value) : value)
