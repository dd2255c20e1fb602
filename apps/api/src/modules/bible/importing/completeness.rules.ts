import type { Versification } from '@narthex/contract/bible/bible.schemas'
import { bookIds } from '@narthex/contract/bible/books'
import { lastChapter, type Place } from '@narthex/contract/bible/reference'
import { lastVerseIn } from '@narthex/contract/bible/versification'
import type { ParsedVerse } from './parsed-translation.ts'

/** Completeness of a translation, measured by its versification. */
export interface Completeness {
  readonly books: number
  readonly chapters: number
  readonly verses: number
  /** Verses that it lacks, of the books that it has. */
  readonly missing: readonly Place[]
  /** Verses that it puts into one, by the first of them. */
  readonly merged: readonly Place[]
  /** Verses that the numbering does not have. */
  readonly extra: readonly Place[]
}

export function measureCompleteness(verses: readonly ParsedVerse[], versification: Versification): Completeness {
  const chapters = new Map<string, Set<number>>()
  const [merged, extra]: [Place[], Place[]] = [[], []]
  const keyOf = (book: string, chapter: number) => `${book}.${chapter}`
  for (const { book, chapter, verse } of verses) {
    const numbers = chapters.get(keyOf(book, chapter)) ?? new Set()
    const place = { book, chapter, verse: verse.versiculo }
    if (verse.ate !== undefined) merged.push(place)
    if (verse.versiculo > lastVerseIn(versification, place)) extra.push(place)
    for (let number = verse.versiculo; number <= (verse.ate ?? verse.versiculo); number++) numbers.add(number)
    chapters.set(keyOf(book, chapter), numbers)
  }
  const books = bookIds.filter((id) => verses.some(({ book }) => book === id))
  const missing = books.flatMap((book) =>
    Array.from({ length: lastChapter(book) }, (_, index) => index + 1).flatMap((chapter) =>
      Array.from({ length: lastVerseIn(versification, { book, chapter }) }, (_, index) => index + 1)
        .filter((verse) => !chapters.get(keyOf(book, chapter))?.has(verse))
        .map((verse) => ({ book, chapter, verse })),
    ),
  )
  return { books: books.length, chapters: chapters.size, verses: verses.length, missing, merged, extra }
}
