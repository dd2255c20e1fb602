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
  /^(?:maj|Maj|MAJ|min|Min|MIN|dim|Dim|aug|Aug|sus|add|omit|alt|no|M|m|º|°|o|ø|Ø|Δ|△|\+|-|−|#|b|♯|♭|♮|\d{1,2}|[(),]|\/(?=[-+#b♯♭]?\d))/
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

/**
 * Replaces each chord in the text over a syllable. Everything else (`N.C.`, `%`, `(x2)`, bar lines, words) stays
 * unchanged, so unknown signs are never lost.
 */
export function mapChords(text: string, change: (chord: Chord) => string): string {
  return text
    .split(between)
    .map((token) => rewritten(token, change))
    .join('')
}

function rewritten(token: string, change: (chord: Chord) => string): string {
  const chord = readChord(token)
  if (chord) return change(chord)
  if (!withinWord.test(token)) return token
  return token
    .split(withinWord)
    .map((part) => {
      const inner = readChord(part)
      return inner ? change(inner) : part
    })
    .join('')
}

/** The chords in the text over a syllable, in their order. */
export function chordsIn(text: string): Chord[] {
  const found: Chord[] = []
  mapChords(text, (chord) => {
    found.push(chord)
    return ''
  })
  return found
}
