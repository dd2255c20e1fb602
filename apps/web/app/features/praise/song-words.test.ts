import { toLyric } from '@narthex/contract/praise/praise-mode'
import type { LetterLine } from '@narthex/contract/praise/song.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitWords, spokenLine, underChords, type Word } from './song-words.ts'

const line = (...pairs: [chord: string, snippet: string][]): LetterLine =>
  pairs.map(([chord, snippet]) => ({ chord, snippet }))
const drawn = (of: LetterLine) => written(splitWords(of))
const written = (words: Word[]) =>
  words.map((word) => word.map(({ text, chord }) => (chord ? `[${chord}]${text}` : text)).join(''))

test.each<[LetterLine, string[]]>([
  [
    line(['', 'Quando a '], ['G', 'ma'], ['D/F#', 'ré me '], ['Em7', 'chama']),
    ['Quando', 'a', '[G]ma[D/F#]ré', 'me', '[Em7]chama'],
  ],
  [line(['G', 'vem '], ['D', ' já']), ['[G]vem', '[D]', 'já']],
  [line(['G', ' '], ['D/F#', ''], ['Em7', ' ']), ['[G]', '[D/F#]', '[Em7]']],
  [line(['G', 'can'], ['', 'ta']), ['[G]canta']],
  [line(['', 'ma'], ['G', ''], ['D', 'ré']), ['ma[G][D]ré']],
  [line(['', ' só  palavras ']), ['só', 'palavras']],
  [[], []],
])('%j is drawn as %j', (of, words) => expect(drawn(of)).toEqual(words))

test.each<[what: string, LetterLine, string[]]>([
  ['as far as it reaches', line(['D/F#', 'não é o fim '], ['G', 'ainda']), ['[D/F#]não é o', 'fim', '[G]ainda']],
  ['up to the next chord', line(['C6/9', 'nhã '], ['G', 'vem']), ['[C6/9]nhã', '[G]vem']],
  ['no word whose end has a chord', line(['C6/9', 'a ma'], ['G', 'nhã']), ['[C6/9]a', 'ma[G]nhã']],
  ['nothing that is long', line(['Em7(9)', 'o extraordinariamente']), ['[Em7(9)]o', 'extraordinariamente']],
  ['nothing where it stands before the words', line(['C6/9', ' eu vim']), ['[C6/9]', 'eu', 'vim']],
])('a chord takes the words below it along: %s', (_what, of, words) =>
  expect(written(underChords(splitWords(of)))).toEqual(words),
)

const pairs = fc.array(
  fc.record({
    chord: fc.constantFrom('', 'G', 'D/F#', 'N.C.'),
    snippet: fc.array(fc.constantFrom('a', 'ré', ' ', '  ', 'lu'), { maxLength: 5 }).map((parts) => parts.join('')),
  }),
)

test('no chord and no letter is lost, and no word is torn', () => {
  fc.assert(
    fc.property(pairs, (of) => {
      const words = underChords(splitWords(of))
      const texts = words.map((word) => word.map(({ text }) => text).join('')).filter(Boolean)
      expect(texts.join(' ')).toBe(toLyric(of))
      const chords = words.flat().flatMap(({ chord }) => (chord ? [chord] : []))
      expect(chords).toEqual(of.flatMap(({ chord }) => (chord ? [chord] : [])))
    }),
  )
})

test('screen readers get the words, and the chords where they ask for them', () => {
  const of = line(['', 'Vem, '], ['G', 'ma'], ['D', 'ré'])
  expect(spokenLine(of, false)).toBe('Vem, maré')
  expect(spokenLine(of, true)).toBe('Vem, G ma D ré')
})
