import { type Chord, chordsIn, chordText, isDiminished, mapChords } from './chord.ts'
import { type Key, keyOfChord, movedKey, readKey } from './key.ts'
import { type LatinNames, latinNames, modulo, type Naming, type Note, spelled, toPitch } from './notes.ts'

/** How far a note lies above a tonic (or a bass above its root) → its letter in the scale; and that of a diminished chord. */
const degrees = [0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6] as const
const degreesOfDiminished = [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6] as const

/** How chords are to be shown. */
export interface Showing {
  readonly naming: Naming
  readonly latin: LatinNames
}

/**
 * A chord so many semitones higher, spelled as its new key has it: flats in F, sharps in E, the bass as a part of its own chord
 * (`D/F#`, also in keys with flats). By whole octaves it stays as it was written.
 */
export function transposedChord(chord: Chord, steps: number, from: Key): Chord {
  if (modulo(steps, 12) === 0) return chord
  const { tonic, isMinor } = movedKey(from, steps)
  const table = isDiminished(chord) && !isMinor ? degreesOfDiminished : degrees
  const root = moved(chord.root, steps, tonic, table)
  return { ...chord, root, bass: chord.bass && moved(chord.bass, steps, root, degrees) }
}

function moved(note: Note, steps: number, above: Note, table: readonly number[]): Note {
  const pitch = modulo(toPitch(note) + steps, 12)
  const degree = table[modulo(pitch - toPitch(above), 12)] ?? 0
  return spelled(above.letter + degree, pitch)
}

/** What is written over a syllable, so many semitones higher; what is no chord stays as it is. */
export function transposedText(text: string, steps: number, from: Key, showing?: Showing): string {
  const isAsWritten = modulo(steps, 12) === 0 && showing === undefined
  if (isAsWritten) return text
  return mapChords(text, (chord) => chordText(transposedChord(chord, steps, from), namesFor(chord, showing)))
}

/** A song in letters is shown in letters, and one in `Dó Ré Mi` so, until the reader chooses. */
export function namesFor(
  { naming }: Pick<Chord, 'naming'>,
  showing: Showing | undefined,
): readonly string[] | undefined {
  if ((showing?.naming ?? naming) === 'letters') return undefined
  return latinNames[showing?.latin ?? 'pt']
}

/** What a song is in: as it says, else where its first chord is at home. */
export function keyOfSong(tone: string | null, chordTexts: Iterable<string>): Key | undefined {
  const told = readKey(tone)
  if (told) return told
  for (const text of chordTexts) {
    const [first] = chordsIn(text)
    if (first) return keyOfChord(first)
  }
  return undefined
}
