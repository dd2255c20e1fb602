import { type Chord, chordsIn, chordText, isDiminished, mapChords } from './chord.ts'
import { type Key, keyOfChord, movedKey, readKey } from './key.ts'
import { type LatinNames, latinNames, modulo, type Naming, type Note, spelled, toPitch } from './notes.ts'

/** Semitones above the tonic (or of a bass above its root) → letter in the scale; and the same for diminished chords. */
const degrees = [0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6] as const
const degreesOfDiminished = [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6] as const

/** How chords are shown. */
export interface Showing {
  /** Undefined: as the song has them. */
  readonly naming: Naming | undefined
  readonly latin: LatinNames
}

/**
 * A chord moved up by `steps` semitones and spelled for its new key: flats in F, sharps in E, the bass as a part of its own
 * chord (`D/F#`, also in keys with flats). Whole octaves change nothing.
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

/** The text over a syllable, its chords moved up by `steps` semitones; everything else stays unchanged. */
export function transposedText(text: string, steps: number, from: Key, showing?: Showing): string {
  const isAsWritten = modulo(steps, 12) === 0 && showing?.naming === undefined
  if (isAsWritten) return text
  return mapChords(text, (chord) => chordText(transposedChord(chord, steps, from), namesFor(chord, showing)))
}

/** The names that the song itself uses, until the reader chooses others. */
export function namesFor(
  { naming }: Pick<Chord, 'naming'>,
  showing: Showing | undefined,
): readonly string[] | undefined {
  if ((showing?.naming ?? naming) === 'letters') return undefined
  return latinNames[showing?.latin ?? 'pt']
}

/** The stated key of a song, else the key of its first chord. */
export function keyOfSong(tone: string | null, chordTexts: Iterable<string>): Key | undefined {
  const statedKey = readKey(tone)
  if (statedKey) return statedKey
  for (const text of chordTexts) {
    const [first] = chordsIn(text)
    if (first) return keyOfChord(first)
  }
  return undefined
}
