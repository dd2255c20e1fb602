import { expect, test } from 'vitest'
import { countWords } from './word-count.ts'

test.each([
  ['', 0],
  [' – … ', 0],
  ['No princípio, era o Verbo.', 5],
  ['São 1.500 copos d’água no guarda-chuva', 6],
  ['uma\nlinha\noutra', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('a text without an end takes no time to count', () => {
  expect(countWords('a-'.repeat(200_000))).toBe(1)
})
