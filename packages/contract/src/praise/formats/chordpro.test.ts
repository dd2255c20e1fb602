import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChordPro, readChordPro, writeChordPro } from './chordpro.ts'
import type { SongDraft } from './song-draft.ts'
import { chordPro, songs } from './testing/songs.ts'

describe('ChordPro', () => {
  test('is read with its heads, its parts, and each chord before its syllable', () => {
    const song = readChordPro(chordPro)
    expect(song).toMatchObject({
      title: 'Maré mansa',
      subtitle: 'canto de chegada',
      author: 'Lia Prado',
      tone: 'G',
      capo: 2,
    })
    expect(song.letter[0]).toEqual([
      { snippet: ' ', chord: 'G' },
      { snippet: ' ', chord: 'D/F#' },
      { snippet: '', chord: 'N.C.' },
    ])
    expect(song.letter[2]).toEqual([
      { snippet: 'Quando a ', chord: '' },
      { snippet: 'ma', chord: 'G' },
      { snippet: 'ré me ', chord: 'D/F#' },
      { snippet: 'chama', chord: 'Em7(9)' },
    ])
    expect(song.letter.at(-1)).toEqual([{ snippet: 'fim [sem fecho', chord: '' }])
    expect(song.sections.filter(({ name, kind }) => name || kind !== 'OTHER')).toEqual([
      { begin: 0, kind: 'OTHER', name: 'Intro' },
      { begin: 2, kind: 'VERSE', name: 'Verso 1' },
      { begin: 4, kind: 'CHORUS', name: '' },
      { begin: 5, kind: 'TAB', name: '' },
      { begin: 6, kind: 'CHORUS', name: '' },
    ])
    expect(isChordPro(chordPro)).toBe(true)
  })

  test('that is written is read as the same song', () => {
    fc.assert(
      fc.property(songs, (song) => {
        const again = readChordPro(writeChordPro(song))
        expect(again.letter).toEqual(song.letter)
        expect(again).toMatchObject({ title: song.title, author: song.author, tone: song.tone, capo: song.capo })
        expect(named(again)).toEqual(named(song))
      }),
    )
  })
})

const named = ({ sections }: SongDraft) => sections.filter(({ name }) => name !== '')
