import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { versifications } from './bible.schemas.ts'
import { bookIds } from './books.ts'
import { lastChapter, lastVerse, placeOrder } from './reference.ts'
import { lastVerseIn, mapPlace, type VersePlace } from './versification.ts'

const versification = fc.constantFrom(...versifications)
/** A versification and one of its places; those at which the two differ come often. */
const numbered = versification.chain((from) =>
  fc
    .oneof(
      fc
        .constantFrom(...bookIds)
        .chain((book) =>
          fc.record({ book: fc.constant(book), chapter: fc.integer({ min: 1, max: lastChapter(book) }) }),
        ),
      fc.constantFrom(
        { book: '3John', chapter: 1 } as const,
        { book: 'Rev', chapter: 12 } as const,
        { book: 'Rev', chapter: 13 } as const,
      ),
    )
    .chain(({ book, chapter }) =>
      fc
        .integer({ min: 1, max: lastVerseIn(from, { book, chapter }) })
        .map((verse) => ({ from, place: { book, chapter, verse } })),
    ),
)
const isIn = (places: readonly VersePlace[], place: VersePlace) =>
  places.some((other) => placeOrder(other) === placeOrder(place))

describe('places in another versification', () => {
  it('lie within it, in its order', () => {
    fc.assert(
      fc.property(numbered, versification, ({ from, place }, to) => {
        const places = mapPlace(place, from, to)
        for (const mapped of places) expect(mapped.verse).toBeLessThanOrEqual(lastVerseIn(to, mapped))
        const orders = places.map(placeOrder)
        expect(orders).toEqual(orders.toSorted((a, b) => a - b))
        expect(orders.length).toBeGreaterThan(0)
      }),
    )
  })

  it('lead back to where they began', () => {
    fc.assert(
      fc.property(numbered, versification, ({ from, place }, to) => {
        for (const mapped of mapPlace(place, from, to)) expect(isIn(mapPlace(mapped, to, from), place)).toBe(true)
      }),
    )
  })

  it('together are all of its places: no verse is without the other text', () => {
    for (const [from, to] of [
      ['KJV', 'NRSV'],
      ['NRSV', 'KJV'],
    ] as const) {
      const reached = new Set<number>()
      let all = 0
      for (const book of bookIds)
        for (let chapter = 1; chapter <= lastChapter(book); chapter++) {
          all += lastVerseIn(to, { book, chapter })
          for (let verse = 1; verse <= lastVerseIn(from, { book, chapter }); verse++)
            for (const mapped of mapPlace({ book, chapter, verse }, from, to)) reached.add(placeOrder(mapped))
        }
      expect(reached.size).toBe(all)
    }
  })

  it('differ in two verses, which NRSV begins and the common table has within others', () => {
    expect(mapPlace({ book: '3John', chapter: 1, verse: 14 }, 'KJV', 'NRSV')).toEqual([
      { book: '3John', chapter: 1, verse: 14 },
      { book: '3John', chapter: 1, verse: 15 },
    ])
    expect(mapPlace({ book: 'Rev', chapter: 13, verse: 1 }, 'KJV', 'NRSV')).toEqual([
      { book: 'Rev', chapter: 12, verse: 18 },
      { book: 'Rev', chapter: 13, verse: 1 },
    ])
    expect(mapPlace({ book: 'Rev', chapter: 12, verse: 18 }, 'NRSV', 'KJV')).toEqual([
      { book: 'Rev', chapter: 13, verse: 1 },
    ])
    expect(lastVerseIn('NRSV', { book: 'Rev', chapter: 12 })).toBe(lastVerse({ book: 'Rev', chapter: 12 }) + 1)
  })
})
