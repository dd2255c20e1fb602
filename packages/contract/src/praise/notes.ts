/* Notes and their names. A pitch is a number of semitones above C, 0 to 11. */

/** A note by its letter and accidental (semitones). */
export interface Note {
  /** 0 is C, 6 is B. */
  readonly letter: number
  readonly accidental: number
}

/** Names of notes: `C D E`, or `Dó Ré Mi` as taught in Brazil, Portugal and Spain. */
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

/** The spelling of latin names that these chords use; undefined where they do not show it. */
export function latinSpelling(texts: readonly string[]): LatinNames | undefined {
  if (texts.some((text) => /(?:D[óÓ]|R[éÉ]|F[áÁ]|L[áÁ])/.test(text))) return 'pt'
  return texts.some((text) => /^(?:D[oO]|R[eE]|F[aA]|L[aA])/.test(text)) ? 'es' : undefined
}

export function toPitch({ letter, accidental }: Note): number {
  return modulo((letterPitches[letter] ?? 0) + accidental, 12)
}

/** The note of a letter that has this pitch; if that needs more than one accidental, the plain note. */
export function spelled(letter: number, pitch: number): Note {
  const own = modulo(letter, 7)
  const away = modulo(pitch - (letterPitches[own] ?? 0) + 6, 12) - 6
  const note = { letter: own, accidental: away }
  return isPlain(note) ? note : plainNote(pitch, away < 0)
}

/** True for at most one accidental that is not another white key: musicians read E# as F. */
function isPlain({ letter, accidental }: Note): boolean {
  if (Math.abs(accidental) > 1) return false
  const isWhiteKey = letterPitches.includes(toPitch({ letter, accidental }) as (typeof letterPitches)[number])
  return accidental === 0 || !isWhiteKey
}

/** A pitch as its white key, or as a sharp or flat of the neighbouring one. */
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

/** Longest first: `Sol` before `S`. With and without accents, and in capitals. */
const readable: readonly (readonly [name: string, letter: number, naming: Naming])[] = [
  ...Object.values(latinNames).flatMap((names) => names.map((name, i) => [name, i, 'latin'] as const)),
  ...Object.values(latinNames).flatMap((names) => names.map((name, i) => [name.toUpperCase(), i, 'latin'] as const)),
  ...letters.map((name, i) => [name, i, 'letters'] as const),
].toSorted(([a], [b]) => b.length - a.length)

/** A note at the beginning of a text, and the rest of the text. */
export interface NoteReading {
  readonly note: Note
  readonly naming: Naming
  readonly rest: string
}

/** The possible notes at the beginning of a text, longest name first: `Fadd9` may be a Fa or an F; its rest decides. */
export function noteReadings(text: string): NoteReading[] {
  return readable.flatMap(([name, letter, naming]) => {
    if (!text.startsWith(name)) return []
    const after = text.slice(name.length)
    const [sign, accidental] = accidentals.find(([mark]) => after.startsWith(mark)) ?? ['', 0]
    return [{ note: { letter, accidental }, naming, rest: after.slice(sign.length) }]
  })
}

/** The note of a text that consists of its name only. */
export function readNote(text: string): Note | undefined {
  return noteReadings(text).find(({ rest }) => rest === '')?.note
}

export function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}
