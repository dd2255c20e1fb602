import { longestSearch } from '@narthex/contract/limits'
import type { Visit } from './visit.server.ts'

const pagePattern = /^[1-9]\d{0,4}$/

/** Reads page and filters from a list's address. An invalid page number means page 1. */
export function listQuery(visit: Visit, { searchParams }: URL): { q: string | undefined; page: string } {
  const asked = searchParams.get('page')
  const isPage = asked === null || pagePattern.test(asked)
  if (isPage) visit.meant.add('page')
  const q = searchParams
    .get('q')
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    // A lone surrogate is not valid text.
    .toWellFormed()
    .trim()
  return { q: q || undefined, page: isPage ? (asked ?? '1') : '1' }
}

/** Answers 404 for a page past the end of a list; it is not cached, because the number of such pages has no limit. */
export function statusOfList(visit: Visit, total: number, page: number, limit: number): 200 | 404 {
  const isBeyond = page > 1 && (page - 1) * limit >= total
  if (isBeyond) visit.isMadeEachTime = true
  return isBeyond ? 404 : 200
}

/** Page size of lists whose first item stands above the others: rows of two and of three are complete below it. */
export const leadingPage = '13'
