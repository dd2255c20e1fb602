import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bookIds } from './books.ts'
import { countVerses, passageList } from './passage-list.ts'
import { lastChapter, lastVerse, parseOsis } from './reference.ts'

const read = (written: string) => z.safeParse(passageList, written)

describe('a list of passages', () => {
  it.each([
    ['John.3.16', 1],
    ['John.3.16-John.3.18', 3],
    ['John.3', 36],
    ['John.3.35-John.4.2', 4],
    ['Jude', 25],
    ['Ps.119', 176],
  ])('%s has %d verses', (written, verses) => {
    const reference = parseOsis(written)
    expect(reference && countVerses(reference)).toBe(verses)
  })

  it('counts the verses of any range of chapters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bookIds), fc.nat(149), fc.nat(149), (book, one, other) => {
        const [first, last] = [one, other].map((n) => 1 + (n % lastChapter(book))).toSorted((a, b) => a - b) as [
          number,
          number,
        ]
        let verses = 0
        for (let chapter = first; chapter <= last; chapter++) verses += lastVerse({ book, chapter })
        expect(countVerses({ from: { book, chapter: first }, to: { book, chapter: last } })).toBe(verses)
      }),
    )
  })

  it.each(['Ps.119,Jude.1.1-Jude.1.24', 'John.3.16,John.3.17,Jude,Ps.1,Ps.117'])('is read from %s', (written) => {
    expect(read(written).success).toBe(true)
  })

  it.each(['Ps.119,Jude', 'Matt', 'John.3.16,,Jude', 'a'.repeat(201), 'Jude,'.repeat(6)])(
    'is not read from %s',
    (written) => {
      expect(read(written).success).toBe(false)
    },
  )
})
