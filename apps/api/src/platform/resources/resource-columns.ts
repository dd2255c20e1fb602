import type { Resource } from '@narthex/contract/resources/resource'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { queryRows } from '../database/database.ts'
import type { SortColumn } from '../database/keyset.ts'
import type { TenantTable } from '../database/of-church.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { ChurchWork } from '../work/church-work.ts'

type Filters<R extends Resource> = R['list']['filters']

/** A condition on rows: equality with a column, or what a value means, at the moment and in the time zone of the church. */
type FilterColumn<Value> =
  | PgColumn
  | ((value: NonNullable<Value>, work: ChurchWork) => SQL | undefined | Promise<SQL | undefined>)

/** The SQL of each field that a list is searched, filtered or sorted by. One that is missing does not compile. */
export interface ResourceColumns<R extends Resource> {
  readonly table: TenantTable
  readonly id: PgColumn
  /** Condition for rows of this kind, where not all rows of the table are. */
  readonly within?: SQL | undefined
  /** Condition for the rows that are reached within limits of roles, of kinds that know them. */
  readonly limited?: (ids: readonly number[], church: ChurchScope) => SQL
  /** How a term is found where an index knows it. Omitted: all rows are read. */
  readonly termIndex?: TermIndex
  /** The first text of `search` by the row alone, where that text stands in another table. */
  readonly title?: SQL
  readonly search: { readonly [Name in R['list']['search'][number]]: PgColumn | SQL }
  readonly filters: { readonly [Name in keyof Filters<R>]: FilterColumn<z.output<Filters<R>[Name]>> }
  readonly sorts: { readonly [Name in keyof R['list']['sorts']]: SortColumn }
}

/** The column of the name in another system, of kinds that are put by it. */
export type ExternalColumn<R extends Resource> = R['calls'] extends { readonly put: unknown }
  ? { readonly externalId: PgColumn; readonly hasExternalId?: ExternalHolder }
  : { readonly externalId?: PgColumn; readonly hasExternalId?: ExternalHolder }

/** SQL condition: the row that a name in another system stands for, where the column alone does not say it. */
type ExternalHolder = (idExterno: string, church: ChurchScope) => SQL | undefined

export interface TermIndex {
  /** A subquery of the ids that have a term, as many as `most`. */
  ids(church: ChurchScope, term: string, most: number): SQL
  /** SQL condition: a row has the term. It says the same. */
  has(term: string): SQL
}

/** The title of a record in lists: the first text that they search. */
export const titleColumn = ({ list }: Pick<Resource, 'list'>, { title, search }: ResourceColumns<Resource>) =>
  title ?? search[list.search[0] ?? '']

/** Most ids that are looked up; where more match, rows are read in the order of the list until it is full. */
const maxLookedUp = 2000

/** SQL condition: the rows of a list that have the term. How they are read depends on how many there are. */
export async function findMatches(
  { church, tx }: ChurchWork,
  { id, termIndex, search }: ResourceColumns<Resource>,
  term: string,
): Promise<SQL> {
  if (!termIndex) return containsTerm(Object.values(search), term)
  const ids = termIndex.ids(church, term, maxLookedUp + 1)
  const found = await queryRows<{ id: number }>(tx, sql`select id from ${ids} f(id)`)
  if (found.length > maxLookedUp) return termIndex.has(term)
  return sql`${id} = any(${sql.param(found.map((row) => row.id))}::integer[])`
}

/** SQL condition: one of the texts contains the term, whatever its accents and capitals. */
export function containsTerm(texts: readonly (PgColumn | SQL)[], term: string): SQL {
  const isFound = texts.map((text) => sql`position(sem_acento(${term}) in sem_acento(${text})) > 0`)
  return sql`(${sql.join(isFound, sql` or `)})`
}
