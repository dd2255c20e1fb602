import { readChordPro } from '@narthex/contract/praise/formats/chordpro'
import { keyText } from '@narthex/contract/praise/key'
import type { Song } from '@narthex/contract/praise/song.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findKeys, findShift, parseAsked, soundSettings, stepped, toSettings, writtenNaming } from './song-settings.ts'

const heads = { code: null, subtitle: null, author: null, group: null, theme: null, rhythm: null, showType: null }
const song: Song = {
  ...heads,
  id: 1,
  title: 'a',
  tone: 'D',
  capo: 2,
  musicalScore: [],
  letter: readChordPro('[D]um [A/C#]dois').letter,
  sections: [],
}
const asked = (query: string) => parseAsked(new URLSearchParams(query), song)
const opened = (query: string) => toSettings(song, asked(query)) ?? never()

test.each([
  ['', {}],
  ['mode=lyric&tone=+2&capo=0', { mode: 'lyric', steps: 2, capo: 0 }],
  ['tone=%2B11', { steps: 11 }],
  ['tone=-3', { steps: -3 }],
  ['mode=score&tone=12&capo=-1', {}],
  ['mode=../x&tone=1e1&capo=2.5', {}],
  ['tone=&capo=999', {}],
])('an address that says %j asks for %j', (query, expected) => expect(asked(query)).toEqual(expected))

test('a song opens as it is written, capo and all', () => {
  expect(opened('')).toMatchObject({ mode: 'cipher', steps: 0, capo: 2, zoom: 1 })
  expect(findShift(song, opened(''))).toBe(0)
  const keys = findKeys(song, opened('')) ?? never()
  expect([keyText(keys.shapes), keyText(keys.sounding)]).toEqual(['D', 'E'])
})

test('without the capo the hand plays what is heard; with another, shapes that sound the same', () => {
  const at = (query: string) => {
    const keys = findKeys(song, opened(query)) ?? never()
    return [keyText(keys.shapes), keyText(keys.sounding)]
  }
  expect(at('capo=0')).toEqual(['E', 'E'])
  expect(at('capo=4')).toEqual(['C', 'E'])
  expect(at('capo=0&tone=1')).toEqual(['F', 'F'])
})

test('a song with nothing to show is not opened, and one without a key has none', () => {
  expect(toSettings({ ...song, letter: [] }, {})).toBeUndefined()
  expect(findKeys({ ...song, tone: null, letter: [[{ snippet: 'a', chord: 'N.C.' }]] }, opened(''))).toBeUndefined()
})

test('chords are called as they were written', () => {
  expect(writtenNaming(song)).toBe('letters')
  expect(
    writtenNaming({
      letter: [
        [
          { snippet: 'a', chord: '' },
          { snippet: 'b', chord: 'Lám' },
        ],
      ],
    }),
  ).toBe('latin')
})

test('stored settings are read as far as they are valid', () => {
  expect(soundSettings({ mode: 'lyric', steps: 3, capo: 0, zoom: 1.2, naming: 'latin' }, song)).toEqual({
    mode: 'lyric',
    steps: 3,
    capo: 0,
    zoom: 1.2,
    naming: 'latin',
  })
  expect(soundSettings({ mode: 'score', steps: 99, capo: 'x', zoom: 1.5, naming: 7 }, song)).toEqual({})
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      soundSettings(kept, song)
    }),
  )
})

test('the key steps by semitones, and comes home after twelve of them', () => {
  const up = Array.from({ length: 12 }, () => 1 as const).reduce((steps) => stepped(steps, 1), 0)
  expect(up).toBe(0)
  expect(stepped(0, -1)).toBe(-1)
  expect(stepped(-11, -1)).toBe(0)
})

function never(): never {
  throw new Error('Nothing to show')
}
