import { languageKey } from '@narthex/contract/locale'
import type { RouteRow } from '../routing/route-row.ts'
import type { RoutePath } from '../routing/route-table.ts'
import { unfinished } from '../routing/unfinished.ts'

/** Whether search engines should find what stands at the row: finished, and for everybody to read. */
export function isListed(row: RouteRow & { readonly path: string }): boolean {
  if (!row.title || row.access || row.isUnlisted || row.layout === 'EMBED') return false
  return !unfinished.has(row.path as RoutePath)
}

/** The same of one address: of all queries, only the language makes a page of its own. */
export function isListedAt(row: RouteRow | undefined, query: URLSearchParams): boolean {
  return row !== undefined && isListed(row) && [...query.keys()].every((key) => key === languageKey)
}
