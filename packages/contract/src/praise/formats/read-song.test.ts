import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { listModes } from '../praise-mode.ts'
import { songSchema } from '../song.schemas.ts'
import { readChordPro } from './chordpro.ts'
import { readChordsOverWords } from './chords-over-words.ts'
import { readSong } from './read-song.ts'
import { longestSongText } from './song-draft.ts'
import { chordPro, sheet } from './testing/songs.ts'

describe('a text that somebody pasted', () => {
  test('is read in the way it is written', () => {
    expect(listModes({ ...readSong(chordPro), musicalScore: [] })).toEqual(['cipher', 'lyric'])
    expect(readSong(sheet).sections).toHaveLength(4)
    expect(listModes({ ...readSong('só palavras\nde um poema'), musicalScore: [] })).toEqual(['lyric'])
    expect(listModes({ ...readSong(''), musicalScore: [] })).toEqual([])
  })

  const noise = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '[',
          ']',
          'soc',
          ':',
          '\n',
          '\t',
          'G',
          'é',
          '\u0301',
          '|',
          '-',
          ' ',
          '\r',
          '\0',
          '\ud800',
        ),
        { maxLength: 200 },
      )
      .map((parts) => parts.join('')),
  )
  test('makes a song that can be kept, whatever it is', () => {
    fc.assert(
      fc.property(noise, (text) => {
        for (const read of [readSong, readChordPro, readChordsOverWords]) {
          const { letter, sections } = read(text)
          expect(songSchema.shape.letter.safeParse(letter).error).toBeUndefined()
          expect(songSchema.shape.sections.safeParse(sections).error).toBeUndefined()
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['brackets', '['.repeat(60_000)],
    ['braces', `{${'a '.repeat(30_000)}`],
    ['labels', `[${'('.repeat(60_000)}`],
    ['chords', 'C '.repeat(30_000)],
    ['lines', '\n[G]a'.repeat(20_000)],
    ['tabs', '|-'.repeat(30_000)],
    ['marks', `a${'\u0301'.repeat(60_000)}\nG`],
    ['spaces', `${' '.repeat(59_000)}G\na`],
  ])('is read within limits when it is nothing but %s', (_, text) => {
    const { letter, sections } = readSong(text)
    expect(songSchema.shape.letter.safeParse(letter).error).toBeUndefined()
    expect(songSchema.shape.sections.safeParse(sections).error).toBeUndefined()
  })

  // What bounds the work of a reading, whatever is pasted.
  test('is read no further than a song goes', () => {
    const longest = '[G]a\n'.repeat(longestSongText / 5)
    expect(readSong(`${longest}[G]beyond`)).toEqual(readSong(longest))
    expect(readSong(`${' '.repeat(longestSongText)}beyond`).letter).toEqual([])
  })
})
