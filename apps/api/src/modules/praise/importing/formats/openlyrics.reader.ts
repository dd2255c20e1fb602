import { builtLetter } from '@narthex/contract/praise/formats/song-draft'
import type { LetterPair } from '@narthex/contract/praise/song.schemas'
import type { PartNames, SongOfFile } from '../song-file.ts'
import { namePart, type PartBuilder, partBuilder } from './part-builder.ts'
import { readSongXml } from './song-xml.ts'
import { type SongFacts, writeSong } from './write-song.ts'

/* OpenLyrics (openlyrics.org) 0.6 to 0.9, which OpenLP and others write. */

type Attributes = Readonly<Record<string, string>>

/** Elements whose text is a fact of the song; the first of each, and all authors. */
const factNames: Readonly<Record<string, keyof SongFacts>> = {
  title: 'title',
  author: 'author',
  key: 'tone',
  tempo: 'tempo',
  timeSignature: 'time',
  ccliNo: 'ccli',
  theme: 'theme',
  copyright: 'copyright',
}

const structures: Readonly<Record<string, string>> = {
  maj: '',
  min: 'm',
  aug: 'aug',
  dim: 'dim',
  dom7: '7',
  maj7: 'maj7',
  min7: 'm7',
  min6: 'm6',
  power: '5',
}

interface Reading {
  readonly song: PartBuilder
  readonly facts: { -readonly [Name in keyof SongFacts]: SongFacts[Name] }
  readonly texts: Map<string, string>
  readonly names: PartNames
  /** The line that is being read. */
  pairs: LetterPair[]
  comment: string
}

export function readOpenLyrics(xml: string, names: PartNames): SongOfFile {
  const song = partBuilder()
  const reading: Reading = { song, facts: {}, texts: new Map(), names, pairs: [], comment: '' }
  readSongXml(xml, {
    open: (name, attributes, path) => openElement(reading, name, attributes, path),
    close: (name, path) => closeElement(reading, name, path),
    text: (text, path) => takeText(reading, text, path),
  })
  return writeSong(reading.facts, builtLetter(song))
}

function openElement(reading: Reading, name: string, attributes: Attributes, path: readonly string[]): void {
  const { song, facts, names } = reading
  if (path[1] === 'properties') {
    if (name === 'songbook') {
      facts.group ??= attributes.name
      facts.number ??= attributes.entry
    }
    return
  }
  if (name === 'verse' || name === 'instrument') {
    const { name: label = '', lang } = attributes
    const part = namePart(label, names)
    song.part({ ...part, name: lang ? `${part.name} (${lang})` : part.name })
  } else if (name === 'br') endLine(reading)
  else if (name === 'chord') reading.pairs.push({ snippet: '', chord: chordOf(attributes) })
}

/** The name of a chord, or one made of its parts. */
function chordOf({ name, root = '', structure = '', bass }: Attributes): string {
  if (name !== undefined) return name
  return `${root}${structures[structure] ?? structure}${bass ? `/${bass}` : ''}`
}

function closeElement(reading: Reading, name: string, path: readonly string[]): void {
  const { song, facts, texts } = reading
  if (path[1] === 'properties') {
    const fact = factNames[name]
    const text = texts.get(name)?.trim()
    texts.delete(name)
    if (!fact || !text) return
    const before = facts[fact]
    if (name === 'author') facts[fact] = before ? `${before}, ${text}` : text
    else if (name === 'title' && before) facts.subtitle ??= text
    else facts[fact] ??= text
  } else if (name === 'comment') {
    const words = reading.comment.replace(/\s+/g, ' ').trim()
    reading.comment = ''
    if (words === '') return
    endLine(reading)
    song.line([{ snippet: `(${words})`, chord: '' }])
  } else if (name === 'line' || name === 'lines') endLine(reading)
  else if (name === 'verse') song.line([])
}

function takeText(reading: Reading, text: string, path: readonly string[]): void {
  const name = path.at(-1) ?? ''
  if (path[1] === 'properties') {
    if (name in factNames) reading.texts.set(name, (reading.texts.get(name) ?? '') + text)
  } else if (name === 'comment') reading.comment += text
  else if (path.includes('lines')) sing(reading, text)
}

/** Line breaks of the file are none of the song's. */
function sing({ pairs }: Reading, text: string): void {
  const words = text.replace(/\s+/g, ' ')
  const last = pairs.at(-1)
  if (last) pairs[pairs.length - 1] = { ...last, snippet: last.snippet + words }
  else pairs.push({ snippet: words, chord: '' })
}

function endLine(reading: Reading): void {
  const pairs = reading.pairs.map((pair, at) => {
    const begun = at === 0 ? pair.snippet.trimStart() : pair.snippet
    return { ...pair, snippet: at === reading.pairs.length - 1 ? begun.trimEnd() : begun }
  })
  reading.pairs = []
  if (pairs.some(({ snippet, chord }) => snippet !== '' || chord !== '')) reading.song.line(pairs)
}
