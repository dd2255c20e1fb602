import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { busca } from './search.tables.ts'
import { indexed, type SearchEntry } from './search-index.rules.ts'

export async function removeEntries(scope: ChurchScope, tx: Tx, tipo: SearchKind, itemId: number): Promise<void> {
  await tx.delete(busca).where(and(eq(busca.igrejaId, scope.igrejaId), eq(busca.tipo, tipo), eq(busca.itemId, itemId)))
}

export async function insertEntries(scope: ChurchScope, tx: Tx, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(busca)
    .values(entries.map((entry) => ({ ...entry, igrejaId: scope.igrejaId, ...indexed(scope.igrejaId, entry) })))
}

/** A piece of a statement, for whoever asks the database themselves. */
export type SubQuery = SQL

export const noIds: SubQuery = sql`(select null::integer where false)`

/** The ids of one kind that match; see `find_ids` in the migration for why it is a function. */
export function itemsMatching(scope: ChurchScope, tipo: SearchKind, query: string): SubQuery {
  return sql`(select find_ids(${scope.igrejaId}::integer, ${tipo}, ${query}::tsquery))`
}
