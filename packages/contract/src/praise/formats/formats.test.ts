import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chordText, readChord } from '../chord.ts'
import { lyricOf, modesOf } from '../praise-mode.ts'
import { type LetterLine, songSchema } from '../song.schemas.ts'
import { isChordPro, readChordPro, writeChordPro } from './chordpro.ts'
import { isChordLine, readChordsOverWords, writeChordsOverWords } from './chords-over-words.ts'
import { readSong } from './read-song.ts'
import type { SongDraft } from './song-draft.ts'

const chordPro = `{title: Maré mansa}
{st: canto de chegada}
{meta: artist Lia Prado}
{key: G}
{capo: 2}
# not for anybody

{comment: Intro}
[G] [D/F#] [N.C.]

{start_of_verse: Verso 1}
Quando a [G]ma[D/F#]ré me [Em7(9)]chama
eu vou
{end_of_verse}
{soc}
[C6/9]Vem, vem [*devagar] sem pressa
{eoc}
{sot}
e|--0--2--|
{eot}
{chorus}
fim [sem fecho`

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

const sheet = `Tom: nenhum

[Intro] G  D/F#  Em7

[Primeira Parte]
      G             D/F#
Quando a maré me chama
     Em7    C9
eu vou

Refrão:
G\tD
Vem depressa, ó minha alma
E se a noite vier
(x2)

e|--0--2--|
B|--1--3--|`

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
    expect(lyricOf(letter[5] ?? [])).toBe('eu vou')
    expect(letter.find((line) => lyricOf(line).startsWith('Vem'))).toEqual([
      { snippet: 'Vem depr', chord: 'G' },
      { snippet: 'essa, ó minha alma', chord: 'D' },
    ])
    expect(letter.map(lyricOf)).toContain('E se a noite vier')
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
        expect(again.flatMap(chordsOf)).toEqual(letter.flatMap(chordsOf))
        expect(again.map(lyricOf).filter(Boolean).join(' ')).toBe(letter.map(lyricOf).filter(Boolean).join(' '))
      }),
    )
  })
})

describe('a text that somebody pasted', () => {
  test('is read in the way it is written', () => {
    expect(modesOf({ ...readSong(chordPro), musicalScore: [] })).toEqual(['cipher', 'lyric'])
    expect(readSong(sheet).sections).toHaveLength(4)
    expect(modesOf({ ...readSong('só palavras\nde um poema'), musicalScore: [] })).toEqual(['lyric'])
    expect(modesOf({ ...readSong(''), musicalScore: [] })).toEqual([])
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
  ])('is read in no time, and within limits, when it is nothing but %s', (_, text) => {
    const began = performance.now()
    const { letter, sections } = readSong(text)
    expect(performance.now() - began).toBeLessThan(1500)
    expect(songSchema.shape.letter.safeParse(letter).error).toBeUndefined()
    expect(songSchema.shape.sections.safeParse(sections).error).toBeUndefined()
  })
})

const words = fc.constantFrom('canta', 'ó', 'minha', 'alma', 'céu,', 'mar', 'não', 'água', 'pão.', 'noite')
const chord = fc.constantFrom('G', 'D/F#', 'Em7(9)', 'C6/9', 'A4(7/9)', 'F#°', 'Bb7M', 'Bm7(b5)')
const pair = fc.record({ snippet: words.map((word) => `${word} `), chord })
const line = fc
  .tuple(fc.option(words, { nil: undefined }), fc.array(pair, { minLength: 1, maxLength: 5 }))
  .map(([first, pairs]): LetterLine => {
    const last = pairs.length - 1
    const ended = pairs.map((one, i) => (i === last ? { ...one, snippet: one.snippet.trimEnd() } : one))
    return first ? [{ snippet: `${first} `, chord: '' }, ...ended] : ended
  })
const head = fc.option(fc.constantFrom('Maré mansa', 'Lia Prado', 'Água viva'))
const songs = fc
  .record({
    title: head,
    subtitle: head,
    author: head,
    tone: fc.option(fc.constantFrom('G', 'Em')),
    capo: fc.integer({ min: 0, max: 11 }),
    letter: fc.array(line, { minLength: 1, maxLength: 6 }),
  })
  .chain((song) =>
    fc.uniqueArray(fc.integer({ min: 0, max: song.letter.length - 1 }), { maxLength: 3 }).map(
      (begins): SongDraft => ({
        ...song,
        sections: begins
          .toSorted((a, b) => a - b)
          .map((begin, i) => ({ begin, kind: i % 2 ? 'CHORUS' : 'VERSE', name: `Parte ${i}` })),
      }),
    ),
  )
const named = ({ sections }: SongDraft) => sections.filter(({ name }) => name !== '')
const chordsOf = (of: LetterLine) =>
  of.flatMap(({ chord: text }) => (text ? [chordText(readChord(text) ?? never())] : []))

function never(): never {
  throw new Error('No chord')
}
