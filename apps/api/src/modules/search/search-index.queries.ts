import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { busca } from './search.tables.ts'
import { indexed, type SearchEntry } from './search-index.rules.ts'

export async function removeEntries(
  { church, tx }: ChurchWork,
  tipo: SearchKind,
  itemIds: readonly number[],
): Promise<void> {
  if (itemIds.length === 0) return
  await tx.delete(busca).where(and(ofChurch(busca, church), eq(busca.tipo, tipo), inArray(busca.itemId, [...itemIds])))
}

export async function insertEntries({ church, tx }: ChurchWork, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(busca)
    .values(entries.map((entry) => ({ ...entry, igrejaId: church.igrejaId, ...indexed(church.igrejaId, entry) })))
}

/** A subquery that other modules embed in their own statements. */
export type SubQuery = SQL

export const noIds: SubQuery = sql`(select null::integer where false)`

/** The ids of one kind that match; see `find_ids` in the migration for why it is a function. */
export function itemsMatching(scope: ChurchScope, tipo: SearchKind, query: string): SubQuery {
  return sql`(select find_ids(${scope.igrejaId}::integer, ${tipo}, ${query}::tsquery))`
}
