import fc from 'fast-check'
import { chordText, readChord } from '../../chord.ts'
import type { LetterLine } from '../../song.schemas.ts'
import type { SongDraft } from '../song-draft.ts'

/** A song in ChordPro with every feature that the parser supports. */
export const chordPro = `{title: Maré mansa}
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

/** A song with its chords over its words, with every feature that the parser supports. */
export const sheet = `Tom: nenhum

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
/** Arbitrary songs that both formats can represent. */
export const songs = fc
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

/** The chords of a line, in the form in which they are written again. */
export const listChords = (of: LetterLine) =>
  of.flatMap(({ chord: text }) => (text ? [chordText(readChord(text) ?? never())] : []))

function never(): never {
  throw new Error('No chord')
}
