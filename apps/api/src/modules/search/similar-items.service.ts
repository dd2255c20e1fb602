import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { splitWords } from '@narthex/contract/split-words'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { SubQuery } from './search-index.queries.ts'
import { toQueries } from './search-query.rules.ts'
import { itemsSharing, noItems } from './similar-items.queries.ts'

/** Shorter ones join sentences and say little of what a text is about. */
const shortestTelling = 5
const mostWords = 8

/**
 * Finds similar items for a thing's own page: of the ids that a sub-query gives, those whose titles and summaries share
 * telling words with this title, as a sub-query of `item_id` and `peso`, the more the heavier. The ids should be few:
 * each is looked at. As with `idsWithWords`, what may be seen stays with the asker.
 */
export function itemsLike(scope: ChurchScope, tipo: SearchKind, titulo: string): (ids: SubQuery) => SubQuery {
  const words = [...new Set(splitWords(titulo).map(({ word }) => word))]
  const titleWords = words.filter((word) => word.length >= shortestTelling).slice(0, mostWords)
  if (titleWords.length === 0) return noItems
  const { inteira } = toQueries({ words: titleWords, phrases: [] }, '')
  return (ids) => itemsSharing(scope, tipo, ids, inteira)
}
