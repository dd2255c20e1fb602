import { readSong } from '@narthex/contract/praise/formats/read-song'
import type { LetterLine } from '@narthex/contract/praise/song.schemas'
import fc from 'fast-check'

const word = fc.constantFrom('vem', 'ó', 'minha', 'alma', 'céu', 'mar', 'não', 'água', 'pão', 'noite')
const chord = fc.constantFrom('G', 'D/F#', 'Em7(9)', 'C6/9', 'A4(7/9)', 'F#°', 'Bb7M', 'Bm7(b5)')

/** A line as people sing it: words of which some begin with a chord. */
const line = fc.array(fc.tuple(word, fc.option(chord, { nil: '' })), { minLength: 1, maxLength: 6 })
export type SungLine = readonly (readonly [word: string, chord: string])[]

/** Stanzas of lines, each line with another first word, so that none is found for another. */
export const stanzas: fc.Arbitrary<SungLine[][]> = fc
  .array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((lines, i) => lines.map((own, j) => [[`linha${i}x${j}`, ''] as const, ...own])))

export const inBrackets = (own: SungLine): string =>
  own.map(([text, chords]) => (chords ? `[${chords}]${text}` : text)).join(' ')

/** Chords in their columns above, words below; a word that is too short for its chord is drawn out. */
export function overWords(own: SungLine, filler = ' '): readonly [chords: string, words: string] {
  let [above, below] = ['', '']
  for (const [text, chords] of own) {
    const gap = below === '' ? '' : ' '
    below += gap
    if (chords) {
      while (above.length > 0 && below.length <= above.length) below += filler
      above = above.padEnd(below.length) + chords
    }
    below += text
  }
  return [above, below]
}

/** Each line as words with the chord that stands before each, whatever spaces and fillers lie between. */
export function listSung(cifra: string): string[] {
  return readSong(cifra).letter.flatMap((pairs) => (pairs.length > 0 ? [toSung(pairs)] : []))
}

const toSung = (pairs: LetterLine): string =>
  pairs
    .map(({ snippet, chord: own }) => (own ? `[${own}]${snippet.trimStart()}` : snippet))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

export const expectSung = (all: readonly (readonly SungLine[])[]): string[] => all.flat().map(inBrackets)
