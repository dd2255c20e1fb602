import { type Naming, type Note, noteName, noteReadings, readNote } from './notes.ts'

/** A chord; a change of key moves only its root and bass. */
export interface Chord {
  readonly root: Note
  /** Quality as written: `m7(b5)`, `7M(9)`, `°`, `4(7/9)`. */
  readonly quality: string
  readonly bass: Note | undefined
  /** How it was written. */
  readonly naming: Naming
}

/** The parts of a quality in all common notations; a number after a slash belongs to it (`6/9`). */
const qualityPart =
  /^(?:maj|Maj|MAJ|min|Min|MIN|ma(?=\d)|mi(?=\d)|dim|Dim|aug|Aug|sus|add|omit|alt|no|M|m|º|°|o|ø|Ø|Δ|△|\^|\+|-|−|#|b|♯|♭|♮|\d{1,2}|[⁰¹²³⁴-⁹]{1,2}|[(),]|\/(?=[-+#b♯♭]?\d))/
const longestQuality = 40

/**
 * Parses one chord; undefined for other texts. `/` begins a bass only before a note: `G6/9` has no bass, `A7(b9)/C#` has
 * C# in the bass.
 */
export function readChord(text: string): Chord | undefined {
  for (const { note: root, naming, rest } of noteReadings(text)) {
    if (rest.length > longestQuality) continue
    const slash = rest.lastIndexOf('/')
    const bass = slash < 0 ? undefined : readNote(rest.slice(slash + 1))
    const quality = bass ? rest.slice(0, slash) : rest
    if (isQuality(quality)) return { root, quality, bass, naming }
  }
  return undefined
}

function isQuality(text: string): boolean {
  let [rest, depth] = [text, 0]
  while (rest !== '') {
    const part = qualityPart.exec(rest)?.[0]
    if (!part) return false
    if (part === '(') depth++
    if (part === ')') depth--
    if (depth < 0) return false
    rest = rest.slice(part.length)
  }
  return depth === 0
}

/** A chord as text, with these names of notes. */
export function chordText({ root, quality, bass }: Chord, names?: readonly string[]): string {
  return `${noteName(root, names)}${quality}${bass ? `/${noteName(bass, names)}` : ''}`
}

const minor = /^(?:m(?!aj)|min|Min|MIN|-|−)/

export function isMinor({ quality }: Chord): boolean {
  return minor.test(quality)
}

/** Diminished or half-diminished: leads into the chord above and is spelled from below. */
export function isDiminished({ quality }: Chord): boolean {
  return /^(?:º|°|o|ø|Ø|dim|Dim)|^(?:m|min|-)7?\(?(?:b5|♭5|5-)/.test(quality)
}

/** Separators between several chords over one syllable: `G - D/F#`, `| Em . |`, `(C9)`. */
const between = /(\s+|[|:,;–—→~{}[\]]+)/
const withinWord = /([-/()]+)/

/** Signs around a chord that say how it is played: `A'`, `G!`, `C...`. They stay where they are. */
const marks = new Set([...'\'’‘´`′″‴"“”*!?^~<>_.…=@$&'])

/** A piece of the text over a syllable: a chord as it is written, or what stands between chords. */
export interface ChordPiece {
  readonly text: string
  readonly chord: Chord | undefined
}

/**
 * Splits the text over a syllable into its chords and everything else (`N.C.`, `%`, `(x2)`, bar lines, marks, words). Where
 * words stand and no more than what may be words itself (`A capela`), nothing is a chord.
 */
export function splitChords(text: string): ChordPiece[] {
  const pieces = text.split(between).flatMap(piecesOfToken)
  const isWords = pieces.some(({ text: own, chord }) => !chord && /\p{L}{2}/u.test(own))
  if (!isWords || pieces.some(({ text: own, chord }) => chord && !looksLikeWord(own, chord))) return pieces
  return [{ text, chord: undefined }]
}

function piecesOfToken(token: string): ChordPiece[] {
  const found = markedChord(token)
  if (found) return found
  return withinWord.test(token)
    ? token.split(withinWord).flatMap((part) => markedChord(part) ?? [{ text: part, chord: undefined }])
    : [{ text: token, chord: undefined }]
}

/** A chord with the marks around it; undefined for a token that is none. */
function markedChord(token: string): ChordPiece[] | undefined {
  const whole = readChord(token)
  if (whole) return [{ text: token, chord: whole }]
  let [begin, end] = [0, token.length]
  while (begin < end && marks.has(token.charAt(begin))) begin++
  while (end > begin && marks.has(token.charAt(end - 1))) end--
  const inner = token.slice(begin, end)
  const chord = inner === token ? undefined : readChord(inner)
  if (!chord) return undefined
  const pieces: ChordPiece[] = [
    { text: token.slice(0, begin), chord: undefined },
    { text: inner, chord },
    { text: token.slice(end), chord: undefined },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** True for a chord that may as well be a word or a syllable: `A`, `E` and `Em` in Portuguese, `Do`, `Sim`, `Mi-`. */
export function looksLikeWord(
  text: string,
  { naming, quality, bass }: Pick<Chord, 'naming' | 'quality' | 'bass'>,
): boolean {
  if (naming === 'letters') return /^(?:[AE][-+]?|[AE]m)$/.test(text)
  return bass === undefined && /^[m+-]?$/.test(quality)
}

/** Replaces each chord in the text over a syllable; everything else stays, so that unknown signs are never lost. */
export function mapChords(text: string, change: (chord: Chord) => string): string {
  return splitChords(text)
    .map(({ text: own, chord }) => (chord ? change(chord) : own))
    .join('')
}

/** The chords in the text over a syllable, in their order. */
export const chordsIn = (text: string): Chord[] => splitChords(text).flatMap(({ chord }) => (chord ? [chord] : []))
