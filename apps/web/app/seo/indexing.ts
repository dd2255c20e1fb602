import { languageKey } from '@narthex/contract/locale'
import { isUnfinished } from '../routing/route-lookup.ts'
import type { RouteRow } from '../routing/route-row.ts'

/** Whether search engines should index the row: implemented and public. */
export function isListed(row: RouteRow): boolean {
  if (!row.title || row.access || row.isUnlisted || row.layout === 'EMBED') return false
  return !isUnfinished(row)
}

/** Whether search engines should index an address: of all query keys, only the language makes a separate page. */
export function isListedAt(row: RouteRow | undefined, query: URLSearchParams): boolean {
  return row !== undefined && isListed(row) && [...query.keys()].every((key) => key === languageKey)
}
