import { type BookId, bookAddress, bookAt, type Testament } from '@narthex/contract/bible/books'
import type { PagePath } from '../../../routing/page-path.ts'

/** Scope and mode of a search. */
export interface SearchFilters {
  readonly book?: BookId | undefined
  readonly testament?: Testament | undefined
  readonly isPhrase?: boolean | undefined
}

/** The query of a search, without its page. */
export function searchQuery(
  version: string,
  q: string,
  { book, testament, isPhrase }: SearchFilters,
): Record<string, string> {
  return {
    version,
    ...(q && { q }),
    ...(book && { book: bookAddress(book) }),
    ...(testament && { testament }),
    ...(isPhrase && { phrase: '1' }),
  }
}

export function searchPath(version: string, q: string, filters: SearchFilters): PagePath {
  return `/bible/search?${new URLSearchParams(searchQuery(version, q, filters))}`
}

export function readFilters(query: URLSearchParams): SearchFilters {
  const book = bookAt(query.get('book') ?? '')
  const testament = query.get('testament')
  return {
    ...(book && { book }),
    ...((testament === 'AT' || testament === 'NT') && { testament }),
    ...(query.get('phrase') === '1' && { isPhrase: true }),
  }
}
