/* Notes and how they are called. A pitch is a number of semitones above C, 0 to 11. */

/** A note as it is written: its letter, and by how much its accidental moves it. */
export interface Note {
  /** 0 is C, 6 is B. */
  readonly letter: number
  readonly accidental: number
}

/** How chords are called: `C D E`, or `Dó Ré Mi` as they are sung at school in Brazil, Portugal and Spain. */
export const namings = ['letters', 'latin'] as const
export type Naming = (typeof namings)[number]

const letters = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const
/** Spanish writes them without the accents that Portuguese needs. */
export const latinNames = {
  pt: ['Dó', 'Ré', 'Mi', 'Fá', 'Sol', 'Lá', 'Si'],
  es: ['Do', 'Re', 'Mi', 'Fa', 'Sol', 'La', 'Si'],
} as const
export type LatinNames = keyof typeof latinNames

const letterPitches = [0, 2, 4, 5, 7, 9, 11] as const
const accidentals: readonly (readonly [sign: string, moves: number])[] = [
  ['##', 2],
  ['bb', -2],
  ['♯♯', 2],
  ['♭♭', -2],
  ['#', 1],
  ['b', -1],
  ['♯', 1],
  ['♭', -1],
  ['♮', 0],
]

export function toPitch({ letter, accidental }: Note): number {
  return modulo((letterPitches[letter] ?? 0) + accidental, 12)
}

/** The note of a letter that has this pitch; more than one accidental away it is nobody's spelling. */
export function spelled(letter: number, pitch: number): Note {
  const own = modulo(letter, 7)
  const away = modulo(pitch - (letterPitches[own] ?? 0) + 6, 12) - 6
  const note = { letter: own, accidental: away }
  return isPlain(note) ? note : plainNote(pitch, away < 0)
}

/** Written with at most one accidental, and as nobody's surprise: E# is F to whoever plays it. */
function isPlain({ letter, accidental }: Note): boolean {
  if (Math.abs(accidental) > 1) return false
  const isWhiteKey = letterPitches.includes(toPitch({ letter, accidental }) as (typeof letterPitches)[number])
  return accidental === 0 || !isWhiteKey
}

/** A pitch by its white key, or beside the one below (sharp) or above (flat). */
export function plainNote(pitch: number, isFlat: boolean): Note {
  const own = modulo(pitch, 12)
  const white = (letterPitches as readonly number[]).indexOf(own)
  if (white >= 0) return { letter: white, accidental: 0 }
  const beside = letterPitches.findIndex((of) => of === own + (isFlat ? 1 : -1))
  return { letter: beside, accidental: isFlat ? -1 : 1 }
}

export function noteName({ letter, accidental }: Note, names: readonly string[] = letters): string {
  return `${names[letter]}${(accidental > 0 ? '#' : 'b').repeat(Math.abs(accidental))}`
}

/** The longest first: `Sol` before `S`. Spelled as people type them, with accents or without. */
const readable: readonly (readonly [name: string, letter: number, naming: Naming])[] = [
  ...Object.values(latinNames).flatMap((names) => names.map((name, i) => [name, i, 'latin'] as const)),
  ...letters.map((name, i) => [name, i, 'letters'] as const),
].toSorted(([a], [b]) => b.length - a.length)

/** A note that a text begins with, and what follows it. */
export interface NoteReading {
  readonly note: Note
  readonly naming: Naming
  readonly rest: string
}

/** How a text's beginning can be read as a note, the longest name first: `Fadd9` is a Fa, until its end shows that it is an F. */
export function noteReadings(text: string): NoteReading[] {
  return readable.flatMap(([name, letter, naming]) => {
    if (!text.startsWith(name)) return []
    const after = text.slice(name.length)
    const [sign, accidental] = accidentals.find(([mark]) => after.startsWith(mark)) ?? ['', 0]
    return [{ note: { letter, accidental }, naming, rest: after.slice(sign.length) }]
  })
}

/** The note that a text names, and nothing besides. */
export function readNote(text: string): Note | undefined {
  return noteReadings(text).find(({ rest }) => rest === '')?.note
}

export function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}
