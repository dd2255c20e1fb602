import type { Span, Verse } from '@narthex/contract/bible/bible.schemas'
import { type BookId, bookIds } from '@narthex/contract/bible/books'
import { lastVerse, placeOrder } from '@narthex/contract/bible/reference'
import fc from 'fast-check'
import type { ParsedVerse, SourceFile } from '../../parsed-translation.ts'

/** A stretch of a verse as a test writes it: words without spaces at their ends. */
export interface WrittenPiece {
  readonly words: string
  readonly kind?: Span['tipo'] | undefined
  /** A note behind it. */
  readonly note?: string | undefined
}

export interface WrittenVerse {
  readonly book: BookId
  readonly chapter: number
  readonly verse: number
  readonly pieces: readonly WrittenPiece[]
  readonly heading?: string | undefined
  readonly isParagraph?: boolean | undefined
  /** Indentation level of the verse as a line of poetry; 0 for prose. */
  readonly indent?: number | undefined
}

export const textFile = (name: string, text: string): SourceFile => ({ name, bytes: new TextEncoder().encode(text) })

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The parsed verse to expect from a written one, as far as the format can express it. */
export function expectVerse(written: WrittenVerse, isFirst: boolean): ParsedVerse {
  const { book, chapter, verse, pieces, heading, isParagraph, indent = 0 } = written
  let texto = ''
  const [trechos, notas]: [Span[], Verse['notas'] & object] = [[], []]
  for (const { words, kind, note } of pieces) {
    if (texto) texto += ' '
    const inicio = texto.length
    texto += words
    if (kind) trechos.push({ inicio, fim: texto.length, tipo: kind })
    if (note) notas.push({ posicao: texto.length, texto: note })
  }
  return {
    book,
    chapter,
    verse: {
      versiculo: verse,
      texto,
      ...(heading ? { titulos: [heading] } : {}),
      ...(isParagraph || isFirst ? { paragrafo: true as const } : {}),
      ...(trechos.length > 0 ? { trechos } : {}),
      ...(indent > 0 ? { linhas: [{ posicao: 0, recuo: indent }] } : {}),
      ...(notas.length > 0 ? { notas } : {}),
    },
  }
}

export function expectVerses(verses: readonly WrittenVerse[]): ParsedVerse[] {
  const chapters = new Set<string>()
  return verses.map((verse) => {
    const place = `${verse.book} ${verse.chapter}`
    const isFirst = !chapters.has(place)
    chapters.add(place)
    return expectVerse(verse, isFirst)
  })
}

/** Words of no text, with signs that formats must escape. */
const word = fc.stringMatching(/^[a-zà-ú]{1,8}[,.;!?&<>"]?$/)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' ').normalize('NFC'))

const place = fc
  .constantFrom(...bookIds)
  .chain((book) =>
    fc
      .integer({ min: 1, max: Math.min(3, lastVerse({ book, chapter: 1 })) })
      .map((verse) => ({ book, chapter: 1, verse })),
  )

/** Verses in the order of the Bible; two stretches of one kind never touch, as a reader joins those. */
export const writtenVerses: fc.Arbitrary<WrittenVerse[]> = fc
  .uniqueArray(place, { minLength: 1, maxLength: 12, selector: placeOrder })
  .chain((places) =>
    fc.tuple(
      ...places
        .toSorted((one, other) => placeOrder(one) - placeOrder(other))
        .map((one) =>
          fc
            .record({
              first: words,
              marked: fc.option(fc.record({ words, kind: fc.constantFrom('JESUS', 'ACRESCIMO', 'NOME') })),
              note: fc.option(words),
              heading: fc.option(words),
              isParagraph: fc.boolean(),
              indent: fc.constantFrom(0, 0, 1, 2),
            })
            .map(({ first, marked, note, heading, isParagraph, indent }): WrittenVerse => {
              const last = { words: 'fim', note: note ?? undefined }
              const pieces = marked ? [{ words: first }, marked as WrittenPiece, last] : [{ words: first }, last]
              return { ...one, pieces, heading: heading ?? undefined, isParagraph, indent }
            }),
        ),
    ),
  )

/** Verses by book and chapter, in their order. */
export function groupByBook(verses: readonly WrittenVerse[]): [BookId, Map<number, WrittenVerse[]>][] {
  return [...Map.groupBy(verses, ({ book }) => book)].map(([book, own]) => [
    book,
    Map.groupBy(own, ({ chapter }) => chapter),
  ])
}
