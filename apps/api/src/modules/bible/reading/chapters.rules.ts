import type { Verse } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import { lastChapter } from '@narthex/contract/bible/reference'

/** The verses of a book by its chapters, the first at index 0; a chapter that the translation lacks is empty. */
export function toChapters(book: BookId, verses: readonly (readonly [chapter: number, verse: Verse])[]): Verse[][] {
  const chapters = Array.from({ length: lastChapter(book) }, (): Verse[] => [])
  for (const [chapter, verse] of verses) chapters[chapter - 1]?.push(verse)
  return chapters
}
