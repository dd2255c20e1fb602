import { inOneLine } from '../../text-ends.ts'
import type { LetterPair, SongSection } from '../song.schemas.ts'
import { kindOfLabel } from './section-labels.ts'
import { builtLetter, type SongBuilder, type SongDraft, songBuilder, splitLines } from './song-draft.ts'

/* ChordPro (chordpro.org): chords in brackets before their syllable, directives in braces. */

const starts: Readonly<Record<string, SongSection['kind']>> = {
  soc: 'CHORUS',
  start_of_chorus: 'CHORUS',
  chorus: 'CHORUS',
  sov: 'VERSE',
  start_of_verse: 'VERSE',
  sob: 'BRIDGE',
  start_of_bridge: 'BRIDGE',
  sot: 'TAB',
  start_of_tab: 'TAB',
  sog: 'TAB',
  start_of_grid: 'TAB',
}
const comments = ['comment', 'c', 'comment_italic', 'ci', 'comment_box', 'cb', 'highlight']
const fields: Readonly<Record<string, 'title' | 'subtitle' | 'author' | 'tone' | 'capo'>> = {
  title: 'title',
  t: 'title',
  subtitle: 'subtitle',
  st: 'subtitle',
  key: 'tone',
  capo: 'capo',
  artist: 'author',
  composer: 'author',
  lyricist: 'author',
}

/** True for ChordPro, false for chords over words. */
export function isChordPro(text: string): boolean {
  return (
    splitLines(text).some((line) => readDirective(line) !== undefined) ||
    /\S?\[[A-G][^\]\n]{0,20}\][\p{L}¡¿"“]/u.test(text)
  )
}

/** Parses a song in ChordPro. Ignores directives that concern neither lyrics nor chords; malformed ones are text. */
export function readChordPro(text: string): SongDraft {
  const values: Partial<Record<'title' | 'subtitle' | 'author' | 'tone' | 'capo', string>> = {}
  const song = songBuilder()
  let isTab = false
  for (const line of splitLines(text)) {
    const directive = readDirective(line)
    if (!directive) {
      if (line.startsWith('#')) continue
      song.line(isTab ? [{ snippet: line, chord: '' }] : pairsOf(line))
      continue
    }
    const [name, value] = normalizeDirective(directive.name.toLowerCase(), directive.value)
    const field = fields[name]
    if (field) values[field] = field === 'author' && values.author ? `${values.author}, ${value}` : value
    isTab = startSection(song, name, value, isTab)
  }
  return { ...toHead(values), ...builtLetter(song) }
}

/** `{name}`, `{name: value}` or `{name value}`, alone in its line. */
function readDirective(line: string): { name: string; value: string } | undefined {
  const trimmed = line.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  const inner = trimmed.slice(1, -1).trim()
  const name = /^[\w-]+/.exec(inner)?.[0]
  if (name === undefined || !/^(?:[:\s]|$)/.test(inner.slice(name.length))) return undefined
  const rest = inner.slice(name.length).trim()
  return { name, value: rest.startsWith(':') ? rest.slice(1).trim() : rest }
}

/** `{meta: artist Ana}` means `{artist: Ana}`; the selector of a conditional directive (`{soc-loud}`) is ignored. */
function normalizeDirective(name: string, value: string): [name: string, value: string] {
  if (name !== 'meta') return [name.split('-', 1)[0] ?? '', value]
  const [own = ''] = value.split(/\s/, 1)
  return [own.toLowerCase(), value.slice(own.length).trim()]
}

/** Returns whether the following lines are a tab. */
function startSection(song: SongBuilder, name: string, value: string, isTab: boolean): boolean {
  // `label="Coda"` is the newer syntax.
  const label = /label\s*=\s*"([^"]*)"/.exec(value)?.[1] ?? value
  if (comments.includes(name)) {
    song.section(kindOfLabel(label) ?? (isTab ? 'TAB' : 'OTHER'), label)
    return isTab
  }
  const kind = starts[name]
  if (kind) song.section(kind, label)
  if (kind) return kind === 'TAB'
  if (!/^(?:end_of_|eo[cvbtg]$)/.test(name)) return isTab
  song.section('OTHER')
  return false
}

function toHead(values: Partial<Record<string, string>>): Omit<SongDraft, 'letter' | 'sections'> {
  const text = (name: string, longest: number) => values[name]?.slice(0, longest).trim() || null
  const capo = Number(/^\d{1,2}/.exec(values.capo ?? '')?.[0] ?? 0)
  const names = { title: text('title', 200), subtitle: text('subtitle', 200), author: text('author', 200) }
  return { ...names, tone: text('tone', 20), capo: capo <= 11 ? capo : 0 }
}

/** An unclosed bracket is text. */
function pairsOf(line: string): LetterPair[] {
  const [before = '', ...parts] = line.split(/\[([^[\]]*)\]/)
  const pairs: LetterPair[] = [{ snippet: before, chord: '' }]
  for (let i = 0; i < parts.length; i += 2) {
    pairs.push({ chord: (parts[i] ?? '').replace(/^\*/, ''), snippet: parts[i + 1] ?? '' })
  }
  return pairs
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
  let open: string | undefined
  const close = () => {
    if (open) lines.push(`{end_of_${open}}`)
    open = undefined
  }
  for (const [at, line] of [...letter, undefined].entries()) {
    for (const { begin, kind, name } of sections) {
      if (begin !== at) continue
      close()
      open = startNames[kind]
      const label = harmless(name)
      if (open) lines.push(`{start_of_${open}${label ? `: ${label}` : ''}}`)
      else if (label) lines.push(`{comment: ${label}}`)
    }
    if (line)
      lines.push(line.map(({ snippet, chord }) => (chord ? `[${harmless(chord)}]` : '') + harmless(snippet)).join(''))
  }
  close()
  return lines.join('\n')
}

const lookalikes: Readonly<Record<string, string>> = { '[': '(', ']': ')', '{': '(', '}': ')', '#': '#' }

function harmless(text: string): string {
  return inOneLine(text.replace(/[[\]{}]/g, (sign) => lookalikes[sign] ?? sign))
}
