import { type Chord, isMinor, readChord } from './chord.ts'
import { modulo, type Note, noteName, readNote, toPitch } from './notes.ts'

/** What a song is in. */
export interface Key {
  readonly tonic: Note
  readonly isMinor: boolean
}

/** How each key is called, by the pitch of its tonic: the name with the fewest accidentals, the usual one of two alike. */
const majorKeys = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const
const minorKeys = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'] as const

/** The keys that a song can be in, as lists offer them. */
export const keyNames: readonly string[] = [...majorKeys, ...minorKeys.map((name) => `${name}m`)]

/** `G`, `F#m`, `Lá menor`, `Bb maior`; nothing for what is no key. */
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

/** The key in which a chord is at home. */
export function keyOfChord(chord: Chord): Key {
  return { tonic: chord.root, isMinor: isMinor(chord) }
}

/** So many semitones higher, by its usual name; by none at all it keeps the name that it was given. */
export function movedKey(key: Key, steps: number): Key {
  if (modulo(steps, 12) === 0) return key
  const name = (key.isMinor ? minorKeys : majorKeys)[modulo(toPitch(key.tonic) + steps, 12)] ?? 'C'
  const tonic = readNote(name) ?? key.tonic
  return { ...key, tonic }
}

export function keyText({ tonic, isMinor: minor }: Key, names?: readonly string[]): string {
  return `${noteName(tonic, names)}${minor ? 'm' : ''}`
}
