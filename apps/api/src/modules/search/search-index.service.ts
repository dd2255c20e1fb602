import type { SearchKind } from '@narthex/contract/search/search-kinds'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertEntries, itemsMatching, noIds, removeEntries, type SubQuery } from './search-index.queries.ts'
import type { SearchEntry } from './search-index.rules.ts'
import { asksNothing, parseQuestion, toQueries } from './search-query.rules.ts'

/** Texts by which an item is found in one language. */
export type SearchTexts = Omit<SearchEntry, 'tipo' | 'itemId'>

/** Makes a thing findable, in the transaction that writes it: what was known of it before is replaced. None hides it. */
export async function indexItem(
  work: ChurchWork,
  item: { readonly tipo: SearchKind; readonly itemId: number },
  entries: readonly SearchTexts[],
): Promise<void> {
  await indexItems(work, item.tipo, new Map([[item.itemId, entries]]))
}

/** Makes many things of one kind findable, by their ids, as `indexItem` does. */
export async function indexItems(
  work: ChurchWork,
  tipo: SearchKind,
  items: ReadonlyMap<number, readonly SearchTexts[]>,
): Promise<void> {
  await removeEntries(work, tipo, [...items.keys()])
  const entries = [...items].flatMap(([itemId, texts]) => texts.map((entry) => ({ ...entry, tipo, itemId })))
  await insertEntries(work, entries)
}

/**
 * Makes a sub-query for a list's own search field: the ids that have all the words typed, each as a beginning, whatever
 * their accents, capitals and number; of words in quotes, those that have them as they stand. It says nothing of what
 * may be seen: that stays with the list. The list compares with it by `isAmong`, so that the search runs once.
 */
export function idsWithWords(scope: ChurchScope, tipo: SearchKind, typed: string): SubQuery {
  const question = parseQuestion(typed)
  if (asksNothing(question)) return noIds
  return itemsMatching(scope, tipo, toQueries(question, scope.igrejaId).todas)
}
