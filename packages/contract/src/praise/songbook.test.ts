import { expect, test } from 'vitest'
import { letterName, songbookLetter, songbookPlace } from './songbook.ts'

test.each([
  ['Água viva', 'agua viva', 'a'],
  ['“Silêncio”', 'silencio”', 's'],
  ['¿Quién?', 'quien?', 'q'],
  ['1000 vezes', '1000 vezes', '0'],
  ['Иисус', 'иисус', '0'],
  ['…', '…', '0'],
])('%s stands at %s, under %s', (title, place, letter) => {
  expect(songbookPlace(title)).toBe(place)
  expect(songbookLetter(title)).toBe(letter)
})

test('a letter is written as books write it', () => {
  expect(['a', '0'].map(letterName)).toEqual(['A', '#'])
})
