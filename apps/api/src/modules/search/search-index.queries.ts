import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { busca } from './search.tables.ts'
import { prefixQuery, type SearchEntry } from './search-index.rules.ts'

export async function removeEntries(scope: ChurchScope, tx: Tx, tipo: SearchKind, itemId: number): Promise<void> {
  await tx.delete(busca).where(and(eq(busca.igrejaId, scope.igrejaId), eq(busca.tipo, tipo), eq(busca.itemId, itemId)))
}

export async function insertEntries(scope: ChurchScope, tx: Tx, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(busca).values(
    entries.map(({ texto, ...entry }) => ({
      ...entry,
      igrejaId: scope.igrejaId,
      palavras: sql`setweight(to_tsvector('busca', ${entry.titulo}), 'A')
        || setweight(to_tsvector('busca', ${entry.resumo ?? ''}), 'B') || to_tsvector('busca', ${texto})`,
    })),
  )
}

/** The ids of one kind that have all the words of what somebody typed, whatever follows the last letter of each. */
export function itemsWithWords(scope: ChurchScope, tipo: SearchKind, typed: string): SQL {
  return sql`(select b.item_id from busca b where b.igreja_id = ${scope.igrejaId} and b.tipo = ${tipo}
    and b.palavras @@ to_tsquery('busca', ${prefixQuery(typed)}))`
}
