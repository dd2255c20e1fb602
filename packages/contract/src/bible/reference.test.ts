import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookAddress, bookAt, bookIds, bookNumber, testaments, toTestament } from './books.ts'
import { formatOsis, formatReference, lastChapter, lastVerse, parseOsis, placeAt, placeOrder } from './reference.ts'
import { verseCounts } from './verse-counts.ts'

const places = fc
  .constantFrom(...bookIds)
  .chain((book) =>
    fc
      .integer({ min: 1, max: lastChapter(book) })
      .chain((chapter) =>
        fc.integer({ min: 1, max: lastVerse({ book, chapter }) }).map((verse) => ({ book, chapter, verse })),
      ),
  )
const references = fc.tuple(places, places).map(([one, other]) => {
  const to = { ...other, book: one.book, chapter: Math.min(other.chapter, lastChapter(one.book)), verse: 1 }
  return placeOrder(one) <= placeOrder(to) ? { from: one, to } : { from: to, to: one }
})

describe('books', () => {
  it('are 66 with 1,189 chapters and 31,102 verses', () => {
    const chapters = Object.values(verseCounts).flat()
    expect([bookIds.length, chapters.length, chapters.reduce((sum, count) => sum + count)]).toEqual([66, 1189, 31_102])
    expect([testaments.AT.length, testaments.NT.length]).toEqual([39, 27])
    expect([toTestament('Mal'), toTestament('Matt'), bookNumber('Gen'), bookNumber('Rev')]).toEqual(['AT', 'NT', 1, 66])
  })

  it.each(bookIds)('%s is found by its address', (id) => expect(bookAt(bookAddress(id))).toBe(id))
})

describe('a reference', () => {
  it('is read as it is written, for every place and range', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(parseOsis(formatOsis(reference))).toEqual(reference)
      }),
    )
  })

  it('keeps the order of the Bible in one number', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(placeAt(placeOrder(place))).toEqual(place)
      }),
    )
  })

  it('of a whole book is all its chapters', () => {
    expect(parseOsis('Ruth')).toEqual({ from: { book: 'Ruth', chapter: 1 }, to: { book: 'Ruth', chapter: 4 } })
  })

  it.each([
    '',
    'John.0',
    'John.22',
    'John.3.99',
    'John.3.16-Acts.1.1',
    'John.3.16-John.3.2',
    'John.3-John.3.2',
    'Nope.1',
    'John.3.16.2',
    'John.3-John.4-John.5',
    'John.03',
    'John.-1',
    'john.3',
    '__proto__.1',
    'John.1e1',
  ])('is not read from %j', (text) => expect(parseOsis(text)).toBeUndefined())

  it.each([
    ['John.3.16', 'João 3.16'],
    ['John.3.16-John.3.18', 'João 3.16-18'],
    ['John.3.35-John.4.2', 'João 3.35–4.2'],
    ['John.3', 'João 3'],
    ['John.3-John.4', 'João 3–4'],
    ['Jude.1.5', 'Judas 5'],
    ['Jude.1.5-Jude.1.7', 'Judas 5-7'],
  ])('%s is written %s', (osis, written) => {
    const nameOf = (book: string) => ({ John: 'João', Jude: 'Judas' })[book] ?? book
    const reference = parseOsis(osis)
    expect(reference && formatReference(reference, { separator: '.', nameOf })).toBe(written)
  })
})
