import { keyText, movedKey, readKey } from '../key.ts'
import type { LetterPair, SongSection } from '../song.schemas.ts'
import { keyOfSong, transposedText } from '../transpose.ts'
import {
  type Directive,
  findEnd,
  findEnvironment,
  isNextSong,
  isSource,
  readDirective,
  readLabelValue,
} from './chordpro-directives.ts'
import { areChordsSpaced, gridPairs, isChordText, readPairs } from './chordpro-pairs.ts'
import { pairChords } from './chords-over-words.ts'
import { kindOfLabel, readLabel } from './section-labels.ts'
import { type SongBuilder, songBuilder } from './song-draft.ts'

const comments = ['comment', 'c', 'comment_italic', 'ci', 'comment_box', 'cb', 'highlight']
const fields: Readonly<Record<string, keyof Heads>> = {
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
/** Longer comments stand in lines of their own. */
const longestBeside = 40

export interface Heads {
  title?: string
  subtitle?: string
  author?: string
  tone?: string
  capo?: string
}

interface Part {
  /** The environment, until it ends. */
  readonly name: string | undefined
  readonly kind: SongSection['kind']
}
const noPart: Part = { name: undefined, kind: 'OTHER' }

interface Reading {
  readonly lines: readonly string[]
  readonly heads: Heads
  readonly song: SongBuilder
  /** There are directives: labels without brackets are words. */
  readonly hasDirectives: boolean
  /** Chords are written `[G] Vem`. */
  readonly isSpaced: boolean
  part: Part
  /** Comments that stand beside the line that follows. */
  notes: string[]
  /** Semitones of `{transpose}`, which hold until one without a number ends them. */
  readonly steps: number[]
  /** The key before `{transpose}` moved it. */
  writtenTone?: string
}

/** Reads the lines of a song in ChordPro. */
export function readLines(lines: readonly string[]): { readonly heads: Heads; readonly song: SongBuilder } {
  const hasDirectives = lines.some((line) => readDirective(line) !== undefined)
  const isSpaced = !hasDirectives && areChordsSpaced(lines)
  const reading: Reading = {
    lines,
    heads: {},
    song: songBuilder(),
    hasDirectives,
    isSpaced,
    part: noPart,
    notes: [],
    steps: [],
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const directive = readDirective(line)
    if (!directive) readLine(reading, line)
    else if (isNextSong(directive) && reading.song.letter.length > 0) break
    else at = followDirective(reading, directive, at)
  }
  writeNotes(reading)
  return reading
}

function readLine(reading: Reading, line: string): void {
  const { song, part } = reading
  if (line.startsWith('#')) return
  if (part.kind === 'TAB')
    song.line(part.name === 'grid' ? moved(reading, gridPairs(line)) : [{ snippet: line, chord: '' }])
  else readSungLine(reading, line)
}

function readSungLine(reading: Reading, line: string): void {
  const { song, part, isSpaced } = reading
  const label = findLabel(line, reading.hasDirectives)
  if (label) begin(reading, { ...part, kind: label.kind }, label.name)
  const body = (label ? label.rest.trim() : line).replace(markup, '')
  if (body.trim() === '') {
    if (!label) song.line([])
    return
  }
  const isBeside = reading.notes.join(' ').length <= longestBeside
  const notes = isBeside ? reading.notes.map(toNote) : []
  if (isBeside) reading.notes = []
  writeNotes(reading)
  const pairs = label && isChordText(body) ? pairChords(body, '') : readPairs(body, isSpaced)
  song.line([...notes, ...moved(reading, pairs)])
}

/** The styles of Pango, which ChordPro takes within words. */
const markup = /<\/?(?:b|big|i|s|sub|sup|small|tt|u|span|sym|strut|img)(?:\s[^<>]{0,200})?\/?>/g

/** The chords of a line, moved as far as `{transpose}` says. */
function moved(reading: Reading, pairs: readonly LetterPair[]): LetterPair[] {
  const { steps, heads, song, writtenTone } = reading
  const all = steps.reduce((sum, own) => sum + own, 0)
  if (all === 0) return [...pairs]
  const chords = [...song.letter.flat(), ...pairs].map(({ chord }) => chord)
  const key = keyOfSong(writtenTone ?? heads.tone ?? null, chords)
  return pairs.map(({ snippet, chord }) => ({ snippet, chord: key ? transposedText(chord, all, key) : chord }))
}

const toNote = (note: string): LetterPair => ({ snippet: ' ', chord: note })

function writeNotes(reading: Reading): void {
  const { notes, song } = reading
  reading.notes = []
  for (const note of notes) {
    for (const piece of note.match(/\S(?:.{0,68}\S)?(?=\s|$)|\S{1,70}/g) ?? [])
      song.line([{ snippet: '', chord: piece }])
  }
}

function begin(reading: Reading, part: Part, name = ''): void {
  writeNotes(reading)
  reading.song.section(part.kind, name)
  reading.part = part
}

/** Gives the number of the last line that belongs to the directive. */
function followDirective(reading: Reading, directive: Directive, at: number): number {
  const { name, value } = directive
  const field = fields[name]
  if (field && value) readHead(reading.heads, field, value)
  const environment = findEnvironment(directive)
  if (environment && isSource(environment.name)) return findEndOfSource(reading.lines, at, environment.name)
  if (environment) begin(reading, environment, environment.label)
  else if (comments.includes(name)) readComment(reading, readLabelValue(value))
  else if (name === 'transpose') transpose(reading, value)
  else if (name === 'chorus') recallChorus(reading, readLabelValue(value))
  else if (findEnd(directive) !== undefined) begin(reading, noPart)
  return at
}

/** A number adds to those that hold; none ends the last. Before the first line it moves the song's key with it. */
function transpose(reading: Reading, value: string): void {
  const { steps, song, heads } = reading
  const number = Number(/^[-+]?\d{1,2}/.exec(value)?.[0] ?? 0)
  if (value === '') steps.pop()
  else steps.push(number)
  const key = song.letter.length === 0 ? readKey(heads.tone ?? null) : undefined
  if (!key || value === '') return
  reading.writtenTone ??= heads.tone ?? ''
  heads.tone = keyText(movedKey(key, number))
}

/** The first key is the song's, later ones are changes within it. All authors are named. */
function readHead(heads: Heads, field: keyof Heads, value: string): void {
  if (field !== 'author') heads[field] ??= value
  else heads.author = heads.author ? `${heads.author}, ${value}` : value
}

/** A comment that names no section stands beside the lines of the section it is in. */
function readComment(reading: Reading, comment: string): void {
  const { part, song } = reading
  const kind = kindOfLabel(comment)
  if (kind) begin(reading, { ...part, kind }, comment)
  else if (part.kind === 'OTHER') begin(reading, part, comment)
  else if (part.kind === 'TAB') song.line([{ snippet: comment, chord: '' }])
  else if (comment !== '') reading.notes.push(comment)
}

/** A chorus without lines is one to be sung again; what follows is what was before. */
function recallChorus(reading: Reading, label: string): void {
  const before = reading.part.name === undefined ? noPart : reading.part
  begin(reading, { name: undefined, kind: 'CHORUS' }, label)
  begin(reading, before)
}

/** Source that never ends ends with the first blank line. */
function findEndOfSource(lines: readonly string[], at: number, name: string): number {
  const isEnd = (line: string) => {
    const directive = readDirective(line)
    return directive !== undefined && findEnd(directive) === name
  }
  const end = lines.findIndex((line, i) => i > at && isEnd(line))
  if (end >= 0) return end
  const blank = lines.findIndex((line, i) => i > at && line.trim() === '')
  return blank >= 0 ? blank : lines.length
}

/** A line in brackets that names a section; in a song without directives, other labels before chords too. */
function findLabel(line: string, hasDirectives: boolean): ReturnType<typeof readLabel> {
  const label = readLabel(line)
  if (!label || isChordText(label.name)) return undefined
  const isBoxed = line.trimStart().startsWith('[')
  const isAlone =
    label.rest.trim() === '' ||
    isChordText(label.rest) ||
    readPairs(label.rest).every(({ snippet }) => snippet.trim() === '')
  return isBoxed || (isAlone && !hasDirectives) ? label : undefined
}
