import { type BookId, bookAddress, bookAt, bookIds, bookNumber } from '@narthex/contract/bible/books'
import { lastChapter, lastVerse, type Place, type Reference } from '@narthex/contract/bible/reference'
import { type PagePath, pathTo } from '../../../routing/page-path.ts'
import { formatVerses, type VerseRange } from './verse-list.ts'

/** A chapter of a translation. */
export interface ChapterPlace {
  readonly book: BookId
  readonly chapter: number
}

/** `with`: the translation beside it. */
export function chapterPath(version: string, { book, chapter }: ChapterPlace, beside?: string): PagePath {
  const params = { version, book: bookAddress(book), chapter }
  return pathTo('/bible/:version/:book/:chapter', params, besideQuery(beside))
}

const besideQuery = (beside: string | undefined) => (beside ? (`?with=${encodeURIComponent(beside)}` as const) : '')

export function versesPath(
  version: string,
  place: ChapterPlace,
  verses: readonly VerseRange[],
  beside?: string,
): PagePath {
  if (verses.length === 0) return chapterPath(version, place, beside)
  const params = { version, book: bookAddress(place.book), chapter: place.chapter, verses: formatVerses(verses) }
  return pathTo('/bible/:version/:book/:chapter/:verses', params, besideQuery(beside))
}

/** Path to the chapter in which a passage begins, with those of its verses that stand in it. */
export function referencePath(version: string, { from, to }: Reference): PagePath {
  if (from.verse === undefined) return chapterPath(version, from)
  const last = from.chapter === to.chapter ? (to.verse ?? from.verse) : lastVerse(from)
  return versesPath(version, from, [{ first: from.verse, last: Math.max(from.verse, last) }])
}

/** The chapter that an address names; undefined where there is none. */
export function parseChapterPlace(
  bookText: string | undefined,
  chapterText: string | undefined,
): ChapterPlace | undefined {
  const book = bookAt(bookText ?? '')
  if (!book || !/^[1-9]\d{0,2}$/.test(chapterText ?? '')) return undefined
  const chapter = Number(chapterText)
  return chapter <= lastChapter(book) ? { book, chapter } : undefined
}

/** The chapter before (-1) or after (1), also in the next book that the translation has. */
export function neighbourChapter(
  { book, chapter }: Place,
  by: 1 | -1,
  books: readonly BookId[],
): ChapterPlace | undefined {
  const next = chapter + by
  if (next >= 1 && next <= lastChapter(book)) return { book, chapter: next }
  const has = new Set(books)
  for (let number = bookNumber(book) + by; number >= 1 && number <= bookIds.length; number += by) {
    const other = bookIds[number - 1]
    if (other && has.has(other)) return { book: other, chapter: by > 0 ? 1 : lastChapter(other) }
  }
  return undefined
}
