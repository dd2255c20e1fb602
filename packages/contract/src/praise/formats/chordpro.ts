import { inOneLine } from '../../text-ends.ts'
import type { LetterLine, SongSection } from '../song.schemas.ts'
import { readDirective } from './chordpro-directives.ts'
import { type Heads, readLines } from './chordpro-lines.ts'
import { hasBracketedChords } from './chordpro-pairs.ts'
import { builtLetter, type SongDraft, splitLines } from './song-draft.ts'

/* ChordPro (chordpro.org): chords in brackets before their syllable, directives in braces. */

/** The lines of a text. One that ends with a backslash goes on with the next, whatever space that begins with. */
const joinedLines = (text: string) =>
  splitLines(
    splitLines(text)
      .join('\n')
      .replace(/\\\n[ \t]*/g, ''),
  )

/** True for ChordPro, also without directives; false for chords over words. */
export function isChordPro(text: string): boolean {
  return joinedLines(text).some((line) => readDirective(line) !== undefined || hasBracketedChords(line))
}

/** Parses a song in ChordPro. Ignores directives that concern neither lyrics nor chords; malformed ones are text. */
export function readChordPro(text: string): SongDraft {
  const { heads, song } = readLines(joinedLines(text))
  return { ...toHead(heads), ...builtLetter(song) }
}

function toHead(values: Heads): Omit<SongDraft, 'letter' | 'sections'> {
  const text = (name: keyof Heads, longest: number) => values[name]?.slice(0, longest).trim() || null
  const capo = Number(/^\d{1,2}/.exec(values.capo ?? '')?.[0] ?? 0)
  const names = { title: text('title', 200), subtitle: text('subtitle', 200), author: text('author', 200) }
  return { ...names, tone: text('tone', 20), capo: capo <= 11 ? capo : 0 }
}

type Written = Pick<SongDraft, 'letter' | 'sections'> & Partial<Omit<SongDraft, 'letter' | 'sections'>>
const startNames: Record<SongSection['kind'], string | undefined> = {
  VERSE: 'verse',
  CHORUS: 'chorus',
  BRIDGE: 'bridge',
  TAB: 'tab',
  OTHER: undefined,
}

/** A song in ChordPro. Characters with a meaning in ChordPro are replaced by similar ones. */
export function writeChordPro({ letter, sections, title, subtitle, author, tone, capo }: Written): string {
  const head = { title, subtitle, artist: author, key: tone, capo: capo || undefined }
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value ? [`{${name}: ${harmless(String(value))}}`] : [],
  )
  const parts = [{ begin: 0, kind: 'OTHER' as const, name: '' }, ...sections]
  for (const [i, { begin, kind, name }] of parts.entries()) {
    const own = letter.slice(begin, Math.max(begin, parts[i + 1]?.begin ?? letter.length))
    lines.push(...writePart(kind, harmless(name), own))
  }
  return lines.join('\n')
}

function writePart(kind: SongSection['kind'], label: string, letter: readonly LetterLine[]): string[] {
  const isGrid = kind === 'TAB' && letter.some((line) => line.some(({ chord }) => chord !== ''))
  const lines = letter.map((line) => (isGrid ? writeCells(line) : writeLine(line)))
  if (kind === 'CHORUS' && letter.length === 0) return [`{chorus${label && `: ${label}`}}`]
  const environment = isGrid ? 'grid' : startNames[kind]
  if (!environment) return [...(label ? [`{comment: ${label}}`] : []), ...lines]
  const value = isGrid && label ? ` label="${label.replaceAll('"', "'")}"` : label && `: ${label}`
  return [`{start_of_${environment}${value}}`, ...lines, `{end_of_${environment}}`]
}

const writeCells = (line: LetterLine) => line.map(({ snippet, chord }) => chord + snippet).join('')

/** Words that begin as a remark does stand one space apart. */
const writeLine = (line: LetterLine) =>
  line
    .map(({ snippet, chord }) => (chord ? `[${harmless(chord)}]` : '') + harmless(snippet))
    .join('')
    .replace(/^#/, ' #')

const lookalikes: Readonly<Record<string, string>> = { '[': '(', ']': ')', '{': '(', '}': ')', '#': '#' }

function harmless(text: string): string {
  return inOneLine(text.replace(/[[\]{}]/g, (sign) => lookalikes[sign] ?? sign))
}
