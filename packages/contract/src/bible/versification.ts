import type { Versification } from './bible.schemas.ts'
import type { BookId } from './books.ts'
import { lastVerse, type Place } from './reference.ts'

/** A place with its verse. */
export interface VersePlace {
  readonly book: BookId
  readonly chapter: number
  readonly verse: number
}

/**
 * Places where NRSV numbers other than the common table: it begins a verse of its own inside one of the table. The first of
 * the two keeps the table's number.
 */
const splits = [
  { at: { book: '3John', chapter: 1, verse: 14 }, second: { book: '3John', chapter: 1, verse: 15 } },
  // The table has it as the beginning of the next chapter.
  { at: { book: 'Rev', chapter: 13, verse: 1 }, second: { book: 'Rev', chapter: 12, verse: 18 } },
] as const

const isSame = (one: VersePlace, other: VersePlace) =>
  one.book === other.book && one.chapter === other.chapter && one.verse === other.verse

/** The last verse of a chapter in a versification. */
export function lastVerseIn(versification: Versification, { book, chapter }: Omit<Place, 'verse'>): number {
  const isLonger = splits.some(({ second }) => second.book === book && second.chapter === chapter)
  return lastVerse({ book, chapter }) + (versification === 'NRSV' && isLonger ? 1 : 0)
}

/**
 * The places at which another versification has the text of a verse, for a text beside another: usually the same one,
 * two where it was split. Going there and back always leads to where it began as well.
 */
export function mapPlace(place: VersePlace, from: Versification, to: Versification): VersePlace[] {
  if (from === to) return [place]
  if (to === 'NRSV') {
    const split = splits.find(({ at }) => isSame(at, place))
    if (!split) return [place]
    const places = [{ ...split.at }, { ...split.second }]
    return places.sort((one, other) => one.chapter - other.chapter || one.verse - other.verse)
  }
  const split = splits.find(({ second }) => isSame(second, place))
  return [split ? { ...split.at } : place]
}
