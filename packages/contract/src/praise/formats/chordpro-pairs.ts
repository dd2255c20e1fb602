import { chordsIn, splitChords } from '../chord.ts'
import type { LetterPair } from '../song.schemas.ts'
import { isChordLine } from './chord-lines.ts'

/* The words of a line of ChordPro after their chords. */

/** True for a line with chords in brackets beside words, or with several. `[A] G D` is a label before chords. */
export function hasBracketedChords(line: string): boolean {
  const pairs = readPairs(line)
  const chords = pairs.filter(({ chord }) => isChordText(chord))
  if (chords.length === 0) return false
  const words = pairs.map(({ snippet }) => snippet).join('')
  return chords.length > 1 || (words.trim() !== '' && !isChordLine(words))
}

export const isChordText = (text: string) => text !== '' && isChordLine(text) && chordsIn(text).length > 0

/** True where each chord before words has a space after it, which is no part of them. */
export function areChordsSpaced(lines: readonly string[]): boolean {
  const after = lines.flatMap((line) =>
    readPairs(line).flatMap(({ chord, snippet }) => (chord && snippet.trim() ? [snippet] : [])),
  )
  return after.length > 0 && after.every((snippet) => snippet.startsWith(' '))
}

/** The words of a line after their chords. An unclosed bracket is text. */
export function readPairs(line: string, isSpaced = false): LetterPair[] {
  const [before = '', ...parts] = line.split(/\[([^[\]]*)\]/)
  const pairs: LetterPair[] = [{ snippet: before, chord: '' }]
  for (let i = 0; i < parts.length; i += 2) {
    const snippet = parts[i + 1] ?? ''
    const isLoose = isSpaced && /(?:^|\s)$/.test(pairs.at(-1)?.snippet ?? '')
    pairs.push({ chord: (parts[i] ?? '').replace(/^\*/, ''), snippet: isLoose ? snippet.replace(/^ /, '') : snippet })
  }
  return pairs
}

/** The cells of a grid: chords between its bars; what stands before the first bar and after the last is text. */
export function gridPairs(line: string): LetterPair[] {
  const [first, last] = [line.indexOf('|'), line.lastIndexOf('|')]
  if (first < 0) return [{ snippet: line, chord: '' }]
  const pairs: LetterPair[] = []
  let words = line.slice(0, first)
  let chord = ''
  for (const piece of splitChords(line.slice(first, last + 1))) {
    if (piece.chord === undefined) words += piece.text
    else {
      pairs.push({ snippet: words, chord })
      words = ''
      chord = piece.text
    }
  }
  return [...pairs, { snippet: words + line.slice(last + 1), chord }]
}
