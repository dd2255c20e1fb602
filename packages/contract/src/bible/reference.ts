import type { Locale } from '../locale.ts'
import { type BookId, bookIds, bookNumber, isBookId } from './books.ts'
import { verseCounts } from './verse-counts.ts'

export interface Place {
  readonly book: BookId
  readonly chapter: number
  /** The whole chapter where it is left out. */
  readonly verse?: number | undefined
}

/** A passage inside one book; `to` lies at or after `from`, and both or neither name a verse. */
export interface Reference {
  readonly from: Place
  readonly to: Place
}

export const lastChapter = (book: BookId): number => verseCounts[book].length
export const lastVerse = ({ book, chapter }: Place): number => verseCounts[book][chapter - 1] ?? 0
export const hasOneChapter = (book: BookId): boolean => lastChapter(book) === 1

/** Some translations number more verses than the common table, so a few beyond its end are accepted. */
const spareVerses = 3

/** Whether the Bible has it, by any of its numberings. */
export function isPlace({ book, chapter, verse }: Place): boolean {
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > lastChapter(book)) return false
  return (
    verse === undefined ||
    (Number.isInteger(verse) && verse >= 1 && verse <= lastVerse({ book, chapter }) + spareVerses)
  )
}

/** One number per place, rising through the Bible: book × 1,000,000 + chapter × 1,000 + verse. */
export const placeOrder = ({ book, chapter, verse = 0 }: Place): number =>
  bookNumber(book) * 1_000_000 + chapter * 1000 + verse

export function placeAt(order: number): Place {
  const book = bookIds[Math.floor(order / 1_000_000) - 1]
  if (!book) throw new RangeError(`No book has the order ${order}`)
  const verse = order % 1000
  return { book, chapter: Math.floor((order % 1_000_000) / 1000), ...(verse > 0 ? { verse } : {}) }
}

/** Reads `John.3.16`, `1Cor.13.4-1Cor.13.7`, `Gen.1-Gen.2`, `Jude`; undefined for anything else. */
export function parseOsis(text: string): Reference | undefined {
  const [first = '', second, ...more] = text.split('-')
  if (more.length > 0) return undefined
  const from = parsePlace(first)
  const to = second === undefined ? from : parsePlace(second)
  if (!from || !to || from.book !== to.book) return undefined
  const whole = from.chapter === undefined
  if (whole !== (to.chapter === undefined) || (from.verse === undefined) !== (to.verse === undefined)) return undefined
  const range = whole
    ? { from: { book: from.book, chapter: 1 }, to: { book: from.book, chapter: lastChapter(from.book) } }
    : { from: toPlace(from), to: toPlace(to) }
  return isPlace(range.from) && isPlace(range.to) && placeOrder(range.from) <= placeOrder(range.to) ? range : undefined
}

interface WrittenPlace {
  readonly book: BookId
  readonly chapter: number | undefined
  readonly verse: number | undefined
}

function parsePlace(text: string): WrittenPlace | undefined {
  const [book = '', chapter, verse, ...more] = text.split('.')
  const numbers = [chapter, verse].filter((number) => number !== undefined)
  if (!isBookId(book) || more.length > 0 || numbers.some((number) => !/^[1-9]\d{0,2}$/.test(number))) return undefined
  return { book, chapter: toNumber(chapter), verse: toNumber(verse) }
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const toPlace = ({ book, chapter = 1, verse }: WrittenPlace): Place => ({
  book,
  chapter,
  ...(verse === undefined ? {} : { verse }),
})

/** Writes what `parseOsis` reads; one place where the range has only one. */
export function formatOsis({ from, to }: Reference): string {
  const [first, last] = [formatPlace(from), formatPlace(to)]
  return first === last ? first : `${first}-${last}`
}

const formatPlace = ({ book, chapter, verse }: Place) =>
  [book, chapter, ...(verse === undefined ? [] : [verse])].join('.')

/** Between chapter and verse: `João 3.16`, `John 3:16`, `Juan 3:16`. */
export const referenceSeparator = (locale: Locale): ReferenceStyle['separator'] => (locale === 'pt' ? '.' : ':')

/** How a language writes references: `Jo 3.16` in pt, `John 3:16` in en, `Jn 3:16` in es. */
export interface ReferenceStyle {
  readonly separator: '.' | ':'
  readonly nameOf: (book: BookId) => string
}

/** `João 3.16-18`, `João 3.35–4.2`, `Judas 5`, `Gênesis 1–2`. */
export function formatReference({ from, to }: Reference, { separator, nameOf }: ReferenceStyle): string {
  return `${nameOf(from.book)} ${formatNumbers(from, to, separator)}`
}

function formatNumbers(from: Place, to: Place, separator: string): string {
  const number = ({ book, chapter, verse }: Place) => {
    if (verse === undefined) return `${chapter}`
    return hasOneChapter(book) ? `${verse}` : `${chapter}${separator}${verse}`
  }
  if (placeOrder(from) === placeOrder(to)) return number(from)
  if (from.chapter === to.chapter) return `${number(from)}-${to.verse}`
  return `${number(from)}–${number(to)}`
}
