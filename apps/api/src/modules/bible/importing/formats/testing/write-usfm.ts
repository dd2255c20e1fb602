import { type BookId, bookIds } from '@narthex/contract/bible/books'
import type { SourceFile } from '../../parsed-translation.ts'
import { findByParatextCode } from '../book-codes.ts'
import { groupByBook, textFile, type WrittenPiece, type WrittenVerse } from './written-verses.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234']
const codes = new Map<BookId, string>()
for (const first of letters)
  for (const second of letters)
    for (const third of letters) {
      const code = first + second + third
      const book = findQuietly(code)
      if (book) codes.set(book, code)
    }

function findQuietly(code: string): BookId | undefined {
  try {
    return findByParatextCode(code)
  } catch {
    return undefined
  }
}

export function paratextCode(book: BookId): string {
  const code = codes.get(book)
  if (!code || codes.size !== bookIds.length) throw new Error(`${book} has no code`)
  return code
}

const markerOf = { JESUS: 'wj', ACRESCIMO: 'add', NOME: 'nd' } as const

function writePiece({ words, kind, note }: WrittenPiece): string {
  const text = kind ? `\\${markerOf[kind]} ${words}\\${markerOf[kind]}*` : words
  return text + (note ? `\\f + \\fr 1:1 \\ft ${note}\\f*` : '')
}

function writeVerse({ verse, pieces, heading, isParagraph, indent }: WrittenVerse): string {
  const before = [
    heading ? `\\s1 ${heading}` : '',
    isParagraph ? (indent ? '\\b' : '\\p') : heading && !indent ? '\\nb' : '',
    indent ? `\\q${indent}` : '',
  ]
  return [...before, `\\v ${verse} ${pieces.map(writePiece).join(' ')}`].filter(Boolean).join('\n')
}

/** A file per book, with a byte order mark as many programs write it. */
export function writeUsfm(verses: readonly WrittenVerse[]): SourceFile[] {
  return groupByBook(verses).map(([book, chapters]) => {
    const code = paratextCode(book)
    const text = [...chapters].map(([chapter, own]) => `\\c ${chapter}\n${own.map(writeVerse).join('\n')}`)
    return textFile(`${code}.usfm`, `\ufeff\\id ${code} Ensaio\n\\h Livro\n\\mt1 Livro\n${text.join('\n')}\n`)
  })
}
