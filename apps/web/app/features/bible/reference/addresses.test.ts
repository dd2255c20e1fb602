import { bookIds, testaments } from '@narthex/contract/bible/books'
import { parseOsis } from '@narthex/contract/bible/reference'
import { expect, test } from 'vitest'
import { type ChapterPlace, neighbourChapter, parseChapterPlace, referencePath, versesPath } from './addresses.ts'

test('one reads through the whole Bible chapter by chapter, and back again', () => {
  let place: ChapterPlace | undefined = { book: 'Gen', chapter: 1 }
  const read: ChapterPlace[] = []
  while (place) {
    read.push(place)
    place = neighbourChapter(place, 1, bookIds)
  }
  expect(read).toHaveLength(1189)
  const back: ChapterPlace[] = []
  place = { book: 'Rev', chapter: 22 }
  while (place) {
    back.push(place)
    place = neighbourChapter(place, -1, bookIds)
  }
  expect(back.toReversed()).toEqual(read)
})

test('a New Testament begins with its first book', () => {
  expect(neighbourChapter({ book: 'Matt', chapter: 1 }, -1, testaments.NT)).toBeUndefined()
  expect(neighbourChapter({ book: 'John', chapter: 21 }, 1, ['John', 'Rev'])).toEqual({ book: 'Rev', chapter: 1 })
})

test.each([
  ['John.3.16', '/bible/xyz/john/3/16'],
  ['John.3.16-John.3.18', '/bible/xyz/john/3/16-18'],
  ['John.3.35-John.4.2', '/bible/xyz/john/3/35-36'],
  ['John.3-John.4', '/bible/xyz/john/3'],
  ['Jude', '/bible/xyz/jude/1'],
  ['1Cor.13.4-1Cor.13.7', '/bible/xyz/1cor/13/4-7'],
])('%s is read at %s', (osis, path) => {
  const reference = parseOsis(osis)
  expect(reference && referencePath('xyz', reference)).toBe(path)
})

test.each([
  ['john', '22'],
  ['john', '0'],
  ['john', '03'],
  ['john', 'x'],
  ['nope', '1'],
  [undefined, undefined],
])('there is no chapter %s %s', (book, chapter) => expect(parseChapterPlace(book, chapter)).toBeUndefined())

test('an address is understood however it is written', () => {
  expect(parseChapterPlace('1COR', '13')).toEqual({ book: '1Cor', chapter: 13 })
})

test('the translation that stands beside the first stays in the address of a chapter and of verses', () => {
  const place = { book: 'John', chapter: 3 } as const
  expect(versesPath('xyz', place, [], 'abc')).toBe('/bible/xyz/john/3?with=abc')
  expect(versesPath('xyz', place, [{ first: 16, last: 16 }], 'a&c')).toBe('/bible/xyz/john/3/16?with=a%26c')
  expect(versesPath('xyz', place, [{ first: 16, last: 16 }])).toBe('/bible/xyz/john/3/16')
})
