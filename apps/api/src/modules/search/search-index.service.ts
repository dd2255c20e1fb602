import type { SearchKind } from '@narthex/contract/search/search-kinds'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { insertEntries, itemsWithWords, removeEntries } from './search-index.queries.ts'
import type { SearchEntry } from './search-index.rules.ts'

export type { SearchEntry } from './search-index.rules.ts'

/** Makes a thing findable, in the transaction that writes it: what was known of it before is replaced. None hides it. */
export async function indexItem(
  scope: ChurchScope,
  tx: Tx,
  item: { readonly tipo: SearchKind; readonly itemId: number },
  entries: readonly Omit<SearchEntry, 'tipo' | 'itemId'>[],
): Promise<void> {
  await removeEntries(scope, tx, item.tipo, item.itemId)
  await insertEntries(
    scope,
    tx,
    entries.map((entry) => ({ ...entry, ...item })),
  )
}

/**
 * For a list's own search field: a sub-query of the ids that have all the words typed, each as a beginning, whatever
 * their accents and capitals. It says nothing of what may be seen: that stays with the list.
 */
export function idsWithWords(scope: ChurchScope, tipo: SearchKind, typed: string): SQL {
  return itemsWithWords(scope, tipo, typed)
}
