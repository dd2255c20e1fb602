import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened, splitParagraphs } from './excerpt.ts'

test('a long text is cut at a word and says that it goes on', () => {
  expect(shortened('Uma porta aberta na rua das Flores desde 1948', 30)).toBe('Uma porta aberta na rua das…')
})

test('a short text stays as it is, in one line', () => {
  expect(shortened(' Uma porta\n\naberta ', 160)).toBe('Uma porta aberta')
})

test('nothing comes of nothing', () => {
  expect(shortened(null, 160)).toBeUndefined()
  expect(shortened(' \n ', 160)).toBeUndefined()
  expect(splitParagraphs(null)).toEqual([])
})

test('no text exceeds its length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 10, max: 200 }), (text, length) => {
      expect((shortened(text, length) ?? '').length).toBeLessThanOrEqual(length)
    }),
  )
})

test('blank lines part paragraphs, single breaks do not', () => {
  expect(splitParagraphs('one\nstill one\n\n \ntwo\n')).toEqual(['one\nstill one', 'two'])
})
