import type { Resource } from '@narthex/contract/resources/resource'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { SortColumn } from '../database/keyset.ts'
import type { TenantTable } from '../database/of-church.ts'

type Filters<R extends Resource> = R['list']['filters']

/** A condition on rows: equality with a column, or what a value means. */
type FilterColumn<Value> = PgColumn | ((value: NonNullable<Value>) => SQL | undefined)

/** The SQL of each field that a list is searched, filtered or sorted by. One that is missing does not compile. */
export interface ResourceColumns<R extends Resource> {
  readonly table: TenantTable
  readonly id: PgColumn
  /** Which rows of the table are of this kind, where not all are. */
  readonly within?: SQL
  readonly search: { readonly [Name in R['list']['search'][number]]: PgColumn | SQL }
  readonly filters: { readonly [Name in keyof Filters<R>]: FilterColumn<z.output<Filters<R>[Name]>> }
  readonly sorts: { readonly [Name in keyof R['list']['sorts']]: SortColumn }
}

/** SQL condition: one of the texts contains the term, whatever its accents and capitals. */
export function containsTerm(texts: readonly (PgColumn | SQL)[], term: string): SQL {
  const isFound = texts.map((text) => sql`position(sem_acento(${term}) in sem_acento(${text})) > 0`)
  return sql`(${sql.join(isFound, sql` or `)})`
}
