import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toLyric } from '../praise-mode.ts'
import { isChordLine } from './chord-lines.ts'
import { readChordsOverWords, writeChordsOverWords } from './chords-over-words.ts'
import { listChords, sheet, songs } from './testing/songs.ts'

describe('chords over words', () => {
  test('are read by their columns, with parts, tabs and what is played alone', () => {
    const { letter, sections } = readChordsOverWords(sheet)
    expect(letter[0]).toEqual([{ snippet: 'Tom: nenhum', chord: '' }])
    expect(letter[2]?.map(({ chord }) => chord)).toEqual(['G', 'D/F#', 'Em7'])
    expect(letter[4]).toEqual([
      { snippet: 'Quando', chord: '' },
      { snippet: ' a maré me cha', chord: 'G' },
      { snippet: 'ma', chord: 'D/F#' },
    ])
    expect(letter[5]?.map(({ chord }) => chord)).toEqual(['', 'Em7', 'C9'])
    expect(toLyric(letter[5] ?? [])).toBe('eu vou')
    expect(letter.find((line) => toLyric(line).startsWith('Vem'))).toEqual([
      { snippet: 'Vem depr', chord: 'G' },
      { snippet: 'essa, ó minha alma', chord: 'D' },
    ])
    expect(letter.map(toLyric)).toContain('E se a noite vier')
    expect(sections.map(({ kind, name }) => [kind, name])).toEqual([
      ['OTHER', 'Intro'],
      ['VERSE', 'Primeira Parte'],
      ['CHORUS', 'Refrão'],
      ['TAB', ''],
    ])
  })

  test('stay on their syllable whether accents are letters of their own or marks', () => {
    const words = 'Aleluia, não há'
    const read = readChordsOverWords(`         G\n${words.normalize('NFD')}`).letter[0]
    expect(read).toEqual(readChordsOverWords(`         G\n${words}`).letter[0])
    expect(read?.[1]).toEqual({ snippet: 'não há', chord: 'G' })
  })

  it.each(['G  D/F#  Em7', 'A', '| G | D4(7/9) | N.C. (x2)', 'Sol  Re/Fa#', 'C6/9 - G', '(C9)  %'])(
    '%j is a line of them',
    (line) => {
      expect(isChordLine(line)).toBe(true)
    },
  )

  it.each(['A maré', 'E se a noite vier', 'Amém', '', '(x2)', '- - -', 'Do Senhor', 'Em ti'])('%j is none', (line) => {
    expect(isChordLine(line)).toBe(false)
  })

  test('that are written are read with the same chords in their order over the same words', () => {
    fc.assert(
      fc.property(songs, ({ letter }) => {
        const again = readChordsOverWords(writeChordsOverWords({ letter, sections: [] })).letter
        expect(again.flatMap(listChords)).toEqual(letter.flatMap(listChords))
        expect(again.map(toLyric).filter(Boolean).join(' ')).toBe(letter.map(toLyric).filter(Boolean).join(' '))
      }),
    )
  })
})
