import { looksLikeWord, splitChords } from '../chord.ts'
import type { Naming } from '../notes.ts'
import { readLabel } from './section-labels.ts'

/** The other signs of a line of chords. */
const neutral = /^(?:[|:%.*/\\–—-]+|N\.?C\.?|\(?\d{0,2}x\d{0,2}\)?|\(?\d+ ?[xX]\)?)$/

interface PlayedToken {
  readonly text: string
  readonly naming: Naming
  /** May be a word as well. */
  readonly isDoubtful: boolean
}

/** True for a line of at least one chord and otherwise only the usual signs. */
export const isChordLine = (line: string): boolean => readTokens(line) !== undefined

/** The chords of a line of chords and the usual signs alone; undefined for other lines. */
function readTokens(line: string): PlayedToken[] | undefined {
  const played: PlayedToken[] = []
  for (const text of line.trim().split(/\s+/)) {
    const pieces = splitChords(text)
    const chords = pieces.flatMap(({ chord }) => (chord ? [chord] : []))
    const isWord = pieces.some(({ chord, text: own }) => !chord && /\p{L}{2}/u.test(own))
    const [first] = chords
    if (first && !isWord)
      played.push({ text, naming: first.naming, isDoubtful: chords.length === 1 && looksLikeWord(text, first) })
    else if (!neutral.test(text)) return undefined
  }
  return played.length > 0 ? played : undefined
}

/**
 * Decides for each line of a song whether it is a line of chords over words. Words that read as a chord (`Sim`, `A`, `Do`) are
 * one where the song names its other chords in that way, and where words follow that have no chords yet.
 */
export function findChordLines(lines: readonly string[]): boolean[] {
  const tokens = lines.map(readTokens)
  const namings = findNamings(lines, tokens)
  const isPlayed: boolean[] = []
  for (const [at, own] of tokens.entries()) isPlayed.push(own !== undefined && decide(at, own))
  return isPlayed

  function decide(at: number, own: readonly PlayedToken[]): boolean {
    const line = lines[at] ?? ''
    if (own.some(({ isDoubtful }) => !isDoubtful) || areSpread(line, own)) return true
    const next = lines[at + 1] ?? ''
    const hasWords = next.trim() !== '' && !tokens[at + 1] && !readLabel(next)
    const isNamed = own.every(({ naming }) => namings.has(naming))
    const isIndented = /^\s/.test(line) && own.every(({ naming }) => naming === 'letters')
    if (hasWords) return isNamed || isIndented
    return isNamed && !isPlayed[at - 1] && own.every(({ naming }) => naming === 'letters')
  }
}

/** How the chords of a song are called, by those that are no words. */
function findNamings(lines: readonly string[], tokens: readonly (readonly PlayedToken[] | undefined)[]): Set<Naming> {
  const found = new Set<Naming>()
  const doubtful = tokens.flatMap((own = []) => own.filter(({ isDoubtful }) => isDoubtful))
  for (const [at, own] of tokens.entries()) {
    for (const { naming, isDoubtful } of own ?? []) if (!isDoubtful) found.add(naming)
    if (own?.[0] && areSpread(lines[at] ?? '', own)) found.add(own[0].naming)
  }
  // A song of single chords, line by line: too many to be words.
  const written = lines.filter((line) => line.trim() !== '').length
  const isMost = new Set(doubtful.map(({ text }) => text)).size > 1 && doubtful.length >= 3
  if (found.size === 0 && isMost && tokens.filter(Boolean).length * 3 >= written)
    for (const { naming } of doubtful) found.add(naming)
  return found
}

/** Several chords with room between them, as no words stand: `Do     Sol`. */
function areSpread(line: string, own: readonly PlayedToken[]): boolean {
  const isVaried = new Set(own.map(({ text }) => text)).size > 1
  return isVaried && (own.length > 2 || /\S\s{2,}\S/.test(line.trim()))
}
