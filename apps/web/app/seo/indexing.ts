import { languageKey } from '@narthex/contract/locale'
import type { RouteRow } from '../routing/route-row.ts'

/** Whether search engines should index the row: a public page. */
export function isListed(row: RouteRow): boolean {
  return Boolean(row.title) && !row.access && !row.isUnlisted && row.layout !== 'EMBED'
}

/** Whether search engines should index an address: of all query keys, only the language makes a separate page. */
export function isListedAt(row: RouteRow | undefined, query: URLSearchParams): boolean {
  return row !== undefined && isListed(row) && [...query.keys()].every((key) => key === languageKey)
}
