import { bookIds } from '@narthex/contract/bible/books'
import {
  formatReference,
  lastChapter,
  lastVerse,
  placeOrder,
  type Reference,
  referenceSeparator,
} from '@narthex/contract/bible/reference'
import { locales } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadReferenceFinder } from './find-references.ts'

const places = fc
  .constantFrom(...bookIds)
  .chain((book) =>
    fc
      .integer({ min: 1, max: lastChapter(book) })
      .chain((chapter) =>
        fc.integer({ min: 1, max: lastVerse({ book, chapter }) }).map((verse) => ({ book, chapter, verse })),
      ),
  )

/** Single verses, ranges within a chapter, and ranges over chapters. */
const passages = fc.tuple(places, places, fc.boolean()).map(([from, other, isWithin]) => {
  const chapter = isWithin ? from.chapter : Math.min(other.chapter, lastChapter(from.book))
  const verse = Math.min(other.verse, lastVerse({ book: from.book, chapter }))
  const to = { book: from.book, chapter, verse }
  return placeOrder(from) <= placeOrder(to) ? { from, to } : { from: to, to: from }
})
const chapters = places.map(({ book, chapter }) => ({ from: { book, chapter }, to: { book, chapter } }))

/** All verses of a chapter are the chapter. */
const toExtent = ({ from, to }: Reference) => [
  { ...from, verse: from.verse ?? 1 },
  { ...to, verse: to.verse ?? lastVerse(to) },
]

describe.each(locales)('a reference typed in %s', (locale) => {
  const { names, short } = catalogue[locale].bibleBooks

  test.each([
    ['by the names of its books', names],
    ['by their short names', short],
  ])('is found as the product writes it, %s', async (_, words) => {
    const find = await loadReferenceFinder(locale)
    const style = { separator: referenceSeparator(locale), nameOf: (book: keyof typeof words) => words[book] }
    fc.assert(
      fc.property(fc.oneof(passages, chapters), (reference) => {
        const [found] = find(formatReference(reference, style))
        // A book of one chapter is written without it, and “3Jn 1” is also the chapter.
        const { from }: Reference = reference
        const isOneChapter = lastChapter(from.book) === 1 && (from.verse ?? 1) === 1
        if (!isOneChapter) expect(found && toExtent(found.reference)).toEqual(toExtent(reference))
      }),
      { numRuns: 300 },
    )
  })
})

describe('what people type', () => {
  test.each([
    ['1Co 13.4-7', '1Cor.13.4-1Cor.13.7'],
    ['1 co 13,4-7', '1Cor.13.4-1Cor.13.7'],
    ['1ª Coríntios 13', '1Cor.13'],
    ['Jo 3:16', 'John.3.16'],
    ['jo 3 16', 'John.3.16'],
    ['Jn 3,16', 'John.3.16'],
    ['Sal 23', 'Ps.23'],
    ['Psalm 23', 'Ps.23'],
    ['Jo 3.35–4.2', 'John.3.35-John.4.2'],
    ['Jd 5', 'Jude.1.5'],
    ['  apocalipse   22 ', 'Rev.22'],
    ['Rute', 'Ruth.1-Ruth.4'],
  ])('%s leads a Portuguese reader to %s', async (typed, osis) => {
    const find = await loadReferenceFinder('pt')
    expect(find(typed)[0]?.osis).toBe(osis)
  })

  test('an abbreviation of two books is offered as both, the reader’s own language first', async () => {
    const osis = async (locale: 'pt' | 'en' | 'es') =>
      (await loadReferenceFinder(locale))('Jn 3.5').map((found) => found.osis)
    expect(await osis('pt')).toEqual(['Jonah.3.5', 'John.3.5'])
    expect(await osis('es')).toEqual(['John.3.5', 'Jonah.3.5'])
  })

  test('words without a reference are none', async () => {
    const find = await loadReferenceFinder('pt')
    for (const text of ['', 'amor', '3.16', 'João 99', '<b>']) expect(find(text)).toEqual([])
  })
})
