import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A moment as microseconds since 1970: as exact as the database keeps it, where a `Date` has milliseconds. */
export const toMicros = (moment: SQLWrapper): SQL<number> =>
  sql<number>`(extract(epoch from ${moment}) * 1000000)::bigint`.mapWith(Number)

/** The moment of `toMicros`, of a value. */
export const fromMicros = (micros: number): SQL<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
