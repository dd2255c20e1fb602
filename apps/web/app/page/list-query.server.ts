import { longestSearch } from '@narthex/contract/limits'
import type { Visit } from './visit.server.ts'

const pagePattern = /^[1-9]\d{0,4}$/

/** What the address of a list asks for. A page that is no number is the first. */
export function listQuery(visit: Visit, { searchParams }: URL): { q: string | undefined; page: string } {
  const asked = searchParams.get('page')
  const isPage = asked === null || pagePattern.test(asked)
  if (isPage) visit.meant.add('page')
  const q = searchParams
    .get('q')
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    // Half of a sign that was cut through is no text.
    .toWellFormed()
    .trim()
  return { q: q || undefined, page: isPage ? (asked ?? '1') : '1' }
}

/** Says of a page past the end of a list that it is not there: 404, and kept nowhere, as there is no end of such pages. */
export function statusOfList(visit: Visit, total: number, page: number, limit: number): 200 | 404 {
  const isBeyond = page > 1 && (page - 1) * limit >= total
  if (isBeyond) visit.isMadeEachTime = true
  return isBeyond ? 404 : 200
}

/** Of lists whose first thing stands above the others: rows of two and of three come out even below it. */
export const leadingPage = '13'
