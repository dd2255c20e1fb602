import { type Chord, isMinor, readChord } from './chord.ts'
import { modulo, type Note, noteName, readNote, toPitch } from './notes.ts'

/** The key of a song. */
export interface Key {
  readonly tonic: Note
  readonly isMinor: boolean
}

/** The name of each key by the pitch of its tonic: the one with the fewest accidentals, or the more common one. */
const majorKeys = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const
const minorKeys = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'] as const

/** All keys, in the order of lists. */
export const keyNames: readonly string[] = [...majorKeys, ...minorKeys.map((name) => `${name}m`)]

/** Parses `G`, `F#m`, `Lá menor`, `Bb maior`; undefined for other texts. */
export function readKey(text: string | null | undefined): Key | undefined {
  const written = (text ?? '').trim()
  const spoken = /^(\S+)\s+(menor|minor|maior|mayor|major)$/iu.exec(written)
  if (spoken?.[1]) {
    const note = readNote(spoken[1])
    const isOfMinor = /^m[ei]n/i.test(spoken[2] ?? '')
    return note && { tonic: note, isMinor: isOfMinor }
  }
  const chord = readChord(written)
  return chord && keyOfChord(chord)
}

/** The key whose tonic is this chord. */
export function keyOfChord(chord: Chord): Key {
  return { tonic: chord.root, isMinor: isMinor(chord) }
}

/** A key moved up by `steps` semitones, with its usual name; 0 keeps the given name. */
export function movedKey(key: Key, steps: number): Key {
  if (modulo(steps, 12) === 0) return key
  const name = (key.isMinor ? minorKeys : majorKeys)[modulo(toPitch(key.tonic) + steps, 12)] ?? 'C'
  const tonic = readNote(name) ?? key.tonic
  return { ...key, tonic }
}

export function keyText({ tonic, isMinor: minor }: Key, names?: readonly string[]): string {
  return `${noteName(tonic, names)}${minor ? 'm' : ''}`
}
