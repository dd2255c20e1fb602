import { createHash } from 'node:crypto'
import type { Verse } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import { lastChapter, lastVerse } from '@narthex/contract/bible/reference'
import type { ParsedTranslation, ParsedVerse, TranslationMeta } from '../importing/parsed-translation.ts'

export interface MadeUpTranslation extends TranslationMeta {
  /** Whole books by the common table, each verse with a text that names its place. */
  readonly books?: readonly BookId[]
  /** Verses of their own, in the place of those of the books: by `John.3.16`, a text or all of a verse. */
  readonly verses?: Readonly<Record<string, string | Omit<Verse, 'versiculo'>>>
  /** Stands in every text. */
  readonly word?: string
}

/** Made-up text of a verse that names its place and contains a word to search for. */
export const madeUpText = (book: BookId, chapter: number, verse: number, word = 'palavra') =>
  `Ensaio ${word} ${book}, capítulo ${chapter}, versículo ${verse}.`

/** A small translation with verses of its own making, for tests; none of its words is of a Bible. */
export function madeUpTranslation({
  books = ['John'],
  verses = {},
  word,
  ...meta
}: MadeUpTranslation = {}): ParsedTranslation {
  const made = new Map<string, ParsedVerse>()
  for (const book of books)
    for (let chapter = 1; chapter <= lastChapter(book); chapter++)
      for (let versiculo = 1; versiculo <= lastVerse({ book, chapter }); versiculo++) {
        const verse = { versiculo, texto: madeUpText(book, chapter, versiculo, word) }
        made.set(`${book}.${chapter}.${versiculo}`, { book, chapter, verse })
      }
  for (const [place, own] of Object.entries(verses)) {
    const [book = '', chapter, versiculo] = place.split('.')
    const verse = { versiculo: Number(versiculo), ...(typeof own === 'string' ? { texto: own } : own) }
    made.set(place, { book: book as BookId, chapter: Number(chapter), verse })
  }
  const parsed = [...made.values()]
  return {
    meta: {
      codigo: 'ensaio',
      nome: 'Tradução de ensaio',
      sigla: 'ENS',
      idioma: 'pt',
      licenca: 'Domínio público',
      ...meta,
    },
    verses: parsed,
    sourceHash: createHash('sha256').update(JSON.stringify(parsed)).digest('hex'),
  }
}
