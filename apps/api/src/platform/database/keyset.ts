import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalid } from '../errors/domain-error.ts'
import { fromMicros, toMicros } from './micros.ts'

/** The values of an order's columns in a row; a moment is microseconds since 1970. */
export type Place = readonly (number | string)[]

/** A row that tells where it stands in its list. */
export interface Placed {
  readonly place: Place
}

/** A column or an expression by which rows are ordered, never null. */
export interface SortColumn {
  readonly column: PgColumn | SQL
  readonly kind: keyof typeof kinds
}

interface OrderColumn extends SortColumn {
  readonly direction: 'asc' | 'desc'
}

/** An order of rows in which no two are equal, and all that a list needs to go on behind one of them. */
export interface Keyset {
  readonly orderBy: SQL[]
  /** SQL of a row's place. */
  readonly place: SQL<Place>
  readonly toCursor: (place: Place) => string
  /** The place that a cursor names. Throws VALIDATION for a cursor of another list. */
  readonly toPlace: (cursor: string) => Place
  /** SQL condition: the rows behind a place. Without one there is none. */
  readonly isBehind: (place: Place | undefined) => SQL | undefined
  /** Compares two places as the order does. */
  readonly compare: (one: Place, other: Place) => number
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const kinds = {
  moment: {
    toJson: (column: PgColumn | SQL) => toMicros(column),
    toSql: (value: number | string) => fromMicros(Number(value)),
    isValid: Number.isSafeInteger,
  },
  number: {
    toJson: (column: PgColumn | SQL) => sql`${column}`,
    toSql: (value: number | string) => sql`${value}::bigint`,
    isValid: Number.isSafeInteger,
  },
  text: {
    toJson: (column: PgColumn | SQL) => sql`${column}`,
    toSql: (value: number | string) => sql`${value}::text`,
    isValid: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
  },
  uuid: {
    toJson: (column: PgColumn | SQL) => sql`${column}`,
    toSql: (value: number | string) => sql`${value}::uuid`,
    isValid: (value: unknown) => typeof value === 'string' && uuid.test(value),
  },
} as const

/** Describes an order once: the last column is unique within the list. `name` keeps cursors of one list out of another. */
export function defineKeyset(name: string, columns: readonly OrderColumn[]): Keyset {
  const values = columns.map(({ column, kind }) => kinds[kind].toJson(column))
  return {
    orderBy: columns.map(({ column, direction }) => (direction === 'asc' ? asc(column) : desc(column))),
    place: sql<Place>`json_build_array(${sql.join(values, sql`, `)})`,
    toCursor: (place) => Buffer.from(JSON.stringify([name, ...place])).toString('base64url'),
    toPlace: (cursor) => readCursor(cursor, name, columns),
    isBehind: (place) => place && isBehindPlace(columns, place),
    compare: (one, other) => comparePlaces(columns, one, other),
  }
}

function readCursor(cursor: string, name: string, columns: readonly OrderColumn[]): Place {
  const [list, ...place] = parseList(Buffer.from(cursor, 'base64url').toString())
  const isPlace =
    place.length === columns.length && columns.every(({ kind }, index) => kinds[kind].isValid(place[index]))
  if (list !== name || !isPlace) throw invalid([{ path: 'query', message: 'Not a cursor of this list' }])
  return place as (number | string)[]
}

function parseList(json: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** The first column alone bounds the rows that an index gives; the others decide among its equals. */
function isBehindPlace([first, ...rest]: readonly OrderColumn[], [value = 0, ...others]: Place): SQL | undefined {
  if (!first) return undefined
  const bound = kinds[first.kind].toSql(value)
  const { column, direction } = first
  const [isBehind, isNotBefore] = direction === 'asc' ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`]
  const deeper = isBehindPlace(rest, others)
  if (!deeper) return sql`${column} ${isBehind} ${bound}`
  return sql`(${column} ${isNotBefore} ${bound} and (${column} ${isBehind} ${bound} or ${deeper}))`
}

function comparePlaces(columns: readonly OrderColumn[], one: Place, other: Place): number {
  for (const [index, { direction }] of columns.entries()) {
    const [a = 0, b = 0] = [one[index], other[index]]
    if (a !== b) return a < b === (direction === 'asc') ? -1 : 1
  }
  return 0
}

/** The query of a list: `apos` is the cursor of the answer before. */
export interface ListQuery {
  readonly apos?: string | undefined
  readonly limit: number
}

/** The part of a list that a statement reads: rows behind a place, in the keyset's order. */
export interface Part {
  readonly isBehind: SQL | undefined
  readonly limit: number
}

interface Statements<Row> {
  readonly list: (part: Part) => Promise<Row[]>
  readonly count: () => Promise<number>
}

interface ReadList<Row> {
  readonly rows: Row[]
  readonly proximo: string | null
  readonly total: number | null
}

/** Reads a part of a list, and where it goes on. The whole list is counted for the first part alone. */
export async function readList<Row extends Placed>(
  keyset: Keyset,
  { apos, limit }: ListQuery,
  { list, count }: Statements<Row>,
): Promise<ReadList<Row>> {
  const place = apos === undefined ? undefined : keyset.toPlace(apos)
  const found = await list({ isBehind: keyset.isBehind(place), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, proximo: last ? keyset.toCursor(last.place) : null, total: place ? null : await count() }
}

/** Reads all rows of a list, batch after batch. */
export async function* readInBatches<Row extends Placed>(
  keyset: Keyset,
  list: (part: Part) => Promise<Row[]>,
  rowsPerBatch = 1000,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await list({ isBehind: keyset.isBehind(last?.place), limit: rowsPerBatch })
    yield* rows
    if (rows.length < rowsPerBatch) return
    last = rows.at(-1)
  }
}
