import { expect, test } from 'vitest'
import { listModes, sungLines } from './praise-mode.ts'
import type { LetterLine } from './song.schemas.ts'

const line = (snippet: string, chord = ''): LetterLine => [{ snippet, chord }]

test('a song is shown with its chords first, then its words, then its scores', () => {
  const score = { name: 'Vozes', url: 'https://boamare.example/vozes.pdf' }
  expect(listModes({ letter: [line('Vem, ', 'G')], musicalScore: [score] })).toEqual(['cipher', 'lyric', 'score'])
  expect(listModes({ letter: [line('Vem')], musicalScore: [] })).toEqual(['lyric'])
  expect(listModes({ letter: [], musicalScore: [] })).toEqual([])
})

test('what is sung has no chords and none of the lines of a tab', () => {
  const letter = [line('Vem, ', 'G'), line('e|--0--|'), line('B|--1--|'), line('  volta  já', 'D')]
  const sections = [
    { begin: 1, kind: 'TAB' as const, name: '' },
    { begin: 3, kind: 'CHORUS' as const, name: '' },
  ]
  expect(sungLines({ letter, sections })).toEqual(['Vem,', 'volta já'])
  expect(sungLines({ letter: [line('Só isto')], sections: [] })).toEqual(['Só isto'])
})
