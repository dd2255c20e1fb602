import { longestSearch } from '@narthex/contract/limits'
import { titleKinds } from '@narthex/contract/play/play-values'
import { searchTypes } from '../play-paths.ts'
import type { PlaySearch } from './find-in-play.ts'

const pagePattern = /^[1-9]\d{0,3}$/

/** Reads the search from the address (specification §2: `type` and `term`). */
export function readSearch({ searchParams }: URL): PlaySearch {
  const page = searchParams.get('page') ?? ''
  return {
    type: searchTypes.find((one) => one === searchParams.get('type')) ?? 'query',
    term: toTerm(searchParams.get('term')),
    kind: titleKinds.find((one) => one === searchParams.get('kind')),
    page: pagePattern.test(page) ? Number(page) : 1,
  }
}

function toTerm(written: string | null): string {
  const line = (written ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  // A lone surrogate is not valid text.
  return line.slice(0, longestSearch).toWellFormed().trim()
}
