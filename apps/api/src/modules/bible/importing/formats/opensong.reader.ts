import { type BookId, bookIds } from '@narthex/contract/bible/books'
import type { FormatReader, SourceFile, SourceFiles } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { createBlockGaps } from './block-gaps.ts'
import { findByName } from './book-names.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { type Attributes, parseXml, type XmlElements } from './parse-xml.ts'
import { findRootElement, readHead, readText } from './source-text.ts'
import { parseVerseNumber } from './verse-numbers.ts'
import { createVerseWriter, type VerseWriter } from './verse-writer.ts'

/** Other formats call their first element so too; OpenSong's has books called `b`. */
const isOpenSong = (file: SourceFile) => findRootElement(file) === 'bible' && /<b\s+n\s*=/.test(readHead(file))

/** OpenSong Bibles: books by their names, chapters, verses, and nothing else. */
export const openSongReader: FormatReader = {
  format: 'OpenSong',
  detect: (files) => files.some(isOpenSong),
  read(files, options) {
    const own = files.filter(isOpenSong)
    return parseTranslation(own, options, () => startRun(own))
  },
}

function startRun(files: SourceFiles): ParseRun {
  const writer = createVerseWriter()
  function* pieces() {
    for (const file of files) yield* parseXml(file, createDocument(writer, nameBooks(file)), writer)
  }
  return { pieces: pieces(), meta: () => ({}) }
}

/** Finds books by their names in pt, en or es, or by position if the file has exactly 66 books. */
function nameBooks(file: SourceFile): (index: number, name: string) => BookId {
  const count = [...readText(file).matchAll(/<b\s+n\s*=/g)].length
  return (index, name) => {
    const book = findByName(name) ?? (count === bookIds.length ? bookIds[index] : undefined)
    if (!book) throw new UnreadableSource(`There is no book ${JSON.stringify(name.slice(0, 40))} among the 66 books`)
    return book
  }
}

const breaks = new Set(['br', 'p', 'div', 'l', 'lb'])

function createDocument(writer: VerseWriter, nameBook: (index: number, name: string) => BookId): XmlElements {
  const gaps = createBlockGaps(writer)
  let books = 0
  return {
    open(name, { n = '', t }: Attributes) {
      if (name === 'b') writer.openBook(nameBook(books++, n))
      else if (name === 'c') writer.openChapter(Number(n))
      else if (name === 'v') {
        const number = parseVerseNumber(t ? `${n}-${t}` : n)
        if (!number) throw new UnreadableSource(`${writer.place()}: ${JSON.stringify(n.slice(0, 20))} is no verse`)
        writer.openVerse(number)
      } else if (breaks.has(name)) gaps.mark()
    },
    close(name) {
      if (name === 'v') writer.closeVerse()
      else if (breaks.has(name)) gaps.mark()
    },
    text: gaps.addText,
  }
}
