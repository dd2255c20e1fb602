import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/*
 * A plain `id in (select …)` becomes a join, and a planner that lacks statistics and so expects one row runs the sub-query
 * again for each of them. These run it once, whatever the planner believes. It must not refer to the outer row.
 */

/** A filter for any number of ids, looked up in a hash table; `is true` keeps it from becoming a join. */
export const isAmong = (id: SQLWrapper, ids: SQLWrapper): SQL => sql`(${id} in ${ids}) is true`

/** A filter for few ids (those of a page, one member's groups): they are looked up in the index. */
export const isAmongFew = (id: SQLWrapper, ids: SQLWrapper): SQL => sql`${id} = any(array${ids})`

/** A filter for any number of texts, sent as one array. */
export const matchesAny = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`
