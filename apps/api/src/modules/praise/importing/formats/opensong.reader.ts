import { pairChords } from '@narthex/contract/praise/formats/chords-over-words'
import { builtLetter } from '@narthex/contract/praise/formats/song-draft'
import type { LetterPair } from '@narthex/contract/praise/song.schemas'
import type { PartNames, SongOfFile } from '../song-file.ts'
import { namePart, type PartBuilder, partBuilder } from './part-builder.ts'
import { readSongXml } from './song-xml.ts'
import { type SongFacts, writeSong } from './write-song.ts'

/* OpenSong (opensong.org): its words are lines whose first sign says what they are. */

const factNames: Readonly<Record<string, keyof SongFacts>> = {
  title: 'title',
  author: 'author',
  key: 'tone',
  capo: 'capo',
  hymn_number: 'number',
  ccli: 'ccli',
  theme: 'theme',
  tempo: 'tempo',
  time_sig: 'time',
  copyright: 'copyright',
}

export function readOpenSong(xml: string, names: PartNames): SongOfFile {
  const texts: Record<string, string> = {}
  readSongXml(xml, {
    text: (text, path) => {
      const [root, name = ''] = path
      if (root === 'song' && path.length === 2) texts[name] = (texts[name] ?? '') + text
    },
  })
  const facts: SongFacts = Object.fromEntries(
    Object.entries(factNames).map(([name, fact]) => [fact, texts[name] ?? '']),
  )
  const song = partBuilder()
  readWords((texts.lyrics ?? '').split(/\r\n?|\n/), { song, names })
  return writeSong(facts, builtLetter(song))
}

interface Reading {
  readonly song: PartBuilder
  readonly names: PartNames
}

/** A part as it is written: verses that are sung to the same chords stand line by line below one another. */
interface Part {
  readonly label: string | undefined
  /** Lines by the digit that they begin with; '' for those of the part itself. */
  readonly lines: Map<string, LetterPair[][]>
  /** The digit of the last line. */
  verse: string
  chords: string
  /** The chords have no words below them so far. */
  isPlayed: boolean
}

const beginPart = (label?: string): Part => ({ label, lines: new Map(), verse: '', chords: '', isPlayed: false })

function readWords(lines: readonly string[], reading: Reading): void {
  let part = beginPart()
  for (const line of lines) {
    const label = /^\[([^\]]{0,80})\]\s*$/.exec(line.trimEnd())?.[1]
    if (label === undefined) readLine(part, line)
    else {
      writePart(part, reading)
      part = beginPart(label)
    }
  }
  writePart(part, reading)
}

function readLine(part: Part, line: string): void {
  const [sign = '', rest] = [line.charAt(0), line.slice(1)]
  if (sign === '.') {
    playChords(part)
    part.chords = rest
    part.isPlayed = rest.trim() !== ''
  } else if (sign === ';') addLine(part, [{ snippet: `(${rest.trim()})`, chord: '' }])
  else if (line.trim() === '' || /^(?:-+!*|\s*\|+)\s*$/.test(line)) {
    playChords(part)
    addLine(part, [])
  } else if (/\d/.test(sign)) sing(part, sign, rest)
  else sing(part, '', sign === ' ' ? rest : line)
}

/** Chords without words are a line of their own. */
function playChords(part: Part): void {
  if (part.isPlayed) addLine(part, pairChords(part.chords, ''))
  part.chords = ''
  part.isPlayed = false
}

/** The words below some chords. Signs that draw a syllable out are there for the columns alone. */
function sing(part: Part, verse: string, words: string): void {
  const pairs = part.chords.trim() === '' ? [{ snippet: words, chord: '' }] : pairChords(part.chords, words)
  part.verse = verse
  addLine(
    part,
    pairs.map(({ snippet, chord }) => ({ snippet: snippet.replaceAll('_', ''), chord })),
  )
  part.isPlayed = false
  if (verse === '') part.chords = ''
}

function addLine({ lines, verse }: Part, pairs: LetterPair[]): void {
  const own = lines.get(verse) ?? []
  own.push(pairs)
  lines.set(verse, own)
}

function writePart(part: Part, { song, names }: Reading): void {
  playChords(part)
  const { label, lines } = part
  if (label !== undefined && lines.size === 0) song.part(namePart(label, names))
  for (const [verse, own] of lines) {
    if (label !== undefined || verse !== '') song.part(namePart(`${label ?? 'V'}${verse}`, names))
    for (const pairs of own) song.line(pairs)
  }
}
