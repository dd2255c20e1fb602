import { expect, test } from 'vitest'
import { findDrop, splitIntoRuns } from './pdf-fonts.ts'
import { orderParts } from './text-direction.ts'

const write = (text: string) => splitIntoRuns(text, 'body').map(({ font, text: own }) => [font.name, own])
const listWords = (text: string) =>
  splitIntoRuns(text, 'body')
    .map((run) => run.text.trim())
    .filter(Boolean)

test('the usual scripts are written by the typefaces of the product alone', () => {
  expect(write('Ana Łuk')).toEqual([
    ['body-latin', 'Ana '],
    ['body-latin-ext', 'Ł'],
    ['body-latin', 'uk'],
  ])
})

test('a sign of a script is written whole, with its vowels and joiners', () => {
  expect(write('नमस्ते')).toEqual([['script-devanagari', 'नमस्ते']])
  expect(write('क्\u200dष')).toEqual([['script-devanagari', 'क्\u200dष']])
  expect(listWords('علی\u200cرضا')).toEqual(['علی\u200cرضا'])
})

test('words from the right come in the order in which they stand on paper', () => {
  expect(listWords('דוד כהן')).toEqual(['כהן', 'דוד'])
  expect(listWords('Ana דוד כהן Luz')).toEqual(['Ana', 'כהן', 'דוד', 'Luz'])
  expect(listWords('מחיר 120 (דוד)').join(' ')).toBe('( דוד ) 120 מחיר')
})

test('parts are ordered by their levels, and brackets are turned', () => {
  expect(orderParts('Ana (b)')).toEqual([{ text: 'Ana (b)', isFromRight: false }])
  expect(orderParts('אב 12 cd')).toEqual([
    { text: 'cd', isFromRight: false },
    { text: ' ', isFromRight: true },
    { text: '12', isFromRight: false },
    { text: 'אב ', isFromRight: true },
  ])
  expect(orderParts('א(ב)').map(({ text }) => text)).toEqual(['א)ב('])
})

test('all runs stand on one baseline', () => {
  const [latin, hebrew] = splitIntoRuns('Ana אב', 'body')
  expect(latin && findDrop(latin, 'body')).toBe(0)
  expect(hebrew && Math.abs(findDrop(hebrew, 'body'))).toBeLessThan(0.5)
})

test('a sign that no typeface has is a question mark', () => {
  expect(write('👍')).toEqual([['body-latin', '?']])
})
