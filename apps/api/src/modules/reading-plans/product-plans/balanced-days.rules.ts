import type { BookId } from '@narthex/contract/bible/books'
import { formatOsis, lastChapter, lastVerse, type Reference } from '@narthex/contract/bible/reference'

/** Part of a plan that is not divided: a chapter, or a part of a very long one. */
export interface Portion {
  readonly reference: Reference
  readonly verses: number
}

/** Chapters this much longer than a usual day are divided. */
const longChapter = 1.5

/** The chapters of books in their order; a chapter far longer than `versesPerDay` in equal parts. */
export function listPortions(books: readonly BookId[], versesPerDay: number): Portion[] {
  return books.flatMap((book) =>
    Array.from({ length: lastChapter(book) }, (_, index) => portionsOfChapter(book, index + 1, versesPerDay)).flat(),
  )
}

export const countVerses = (books: readonly BookId[]): number =>
  books.reduce((sum, book) => {
    const chapters = Array.from({ length: lastChapter(book) }, (_, index) => lastVerse({ book, chapter: index + 1 }))
    return sum + chapters.reduce((verses, count) => verses + count, 0)
  }, 0)

function portionsOfChapter(book: BookId, chapter: number, versesPerDay: number): Portion[] {
  const verses = lastVerse({ book, chapter })
  const place = { book, chapter }
  if (verses <= longChapter * versesPerDay) return [{ reference: { from: place, to: place }, verses }]
  const parts = Math.ceil(verses / versesPerDay)
  return Array.from({ length: parts }, (_, part) => {
    const [first, last] = [Math.floor((part * verses) / parts) + 1, Math.floor(((part + 1) * verses) / parts)]
    const reference = { from: { ...place, verse: first }, to: { ...place, verse: last } }
    return { reference, verses: last - first + 1 }
  })
}

/**
 * Divides portions among days in their order, so that each day's end comes as near as it can to its share of the verses.
 * No day is empty while there are as many portions as days; fewer portions are spread over the days.
 */
export function divideAmongDays(portions: readonly Portion[], days: number): Portion[][] {
  const divided = Array.from({ length: days }, (): Portion[] => [])
  if (portions.length < days) {
    for (const [index, portion] of portions.entries())
      divided[Math.floor((index * days) / portions.length)]?.push(portion)
    return divided
  }
  const total = portions.reduce((sum, { verses }) => sum + verses, 0)
  let next = 0
  let read = 0
  for (const [day, ofDay] of divided.entries()) {
    const share = (total * (day + 1)) / days
    // Each of the days after this one needs a portion.
    const end = portions.length - (days - day - 1)
    while (next < end) {
      const portion = portions[next]
      if (!portion) break
      const isNearer = Math.abs(read + portion.verses - share) <= Math.abs(read - share)
      if (ofDay.length > 0 && day < days - 1 && !isNearer) break
      ofDay.push(portion)
      read += portion.verses
      next++
    }
  }
  return divided
}

/** Passages of a day as OSIS: chapters that follow each other in a book are one passage. */
export function toPassages(portions: readonly Portion[]): string[] {
  const joined: Reference[] = []
  for (const { reference } of portions) {
    const before = joined.at(-1)
    if (before && follows(before, reference)) joined[joined.length - 1] = { from: before.from, to: reference.to }
    else joined.push(reference)
  }
  return joined.map(formatOsis)
}

function follows(before: Reference, { from }: Reference): boolean {
  const isWhole = before.to.verse === undefined && from.verse === undefined
  return isWhole && before.to.book === from.book && before.to.chapter + 1 === from.chapter
}
