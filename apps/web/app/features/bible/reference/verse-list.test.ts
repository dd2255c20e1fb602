import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatVerses, isWithin, parseVerses, toRanges } from './verse-list.ts'

test('verses are read from an address as they were written there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 176 }), { minLength: 1, maxLength: 20 }), (verses) => {
      const ranges = toRanges(verses)
      expect(parseVerses(formatVerses(ranges))).toEqual(ranges)
      for (let verse = 1; verse <= 176; verse++) expect(isWithin(ranges, verse)).toBe(verses.includes(verse))
    }),
  )
})

test.each(['', '0', '16-', '-18', '18-16', '16-16', '16,16', '18,16', '16-18,17', 'a', '1 ', '1000', '1.2'])(
  'an address that ends with %j names no verses',
  (text) => expect(parseVerses(text)).toBeUndefined(),
)

test('several verses that the translation puts into one are marked where one of them is meant', () => {
  expect(isWithin([{ first: 5, last: 5 }], 4, 6)).toBe(true)
  expect(isWithin([{ first: 7, last: 7 }], 4, 6)).toBe(false)
})
