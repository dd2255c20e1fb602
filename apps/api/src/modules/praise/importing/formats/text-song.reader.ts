import { isChordPro, readChordPro } from '@narthex/contract/praise/formats/chordpro'
import { isNextSong, readDirective } from '@narthex/contract/praise/formats/chordpro-directives'
import { readChordsOverWords } from '@narthex/contract/praise/formats/chords-over-words'
import { kindOfLabel, readLabel } from '@narthex/contract/praise/formats/section-labels'
import { longestSongText, splitLines } from '@narthex/contract/praise/formats/song-draft'
import { readKey } from '@narthex/contract/praise/key'
import { SongFileError, type SongOfFile } from '../song-file.ts'
import { type SongFacts, toHeads, writeSong } from './write-song.ts'

/* Songs as text: ChordPro, OnSong, and chords over words, each with or without chords. */

/** The songs of a text file: ChordPro as it is, else chords over words or words alone, as ChordPro. */
export function readTextSongs(text: string): SongOfFile[] {
  if (isChordPro(text)) return readChordProSongs(text)
  const { facts, body } = takeHead(linesOf(text), false)
  return [writeSong(facts, readChordsOverWords(body.join('\n')))]
}

/** A file may hold several songs, each begun by `{new_song}`. */
function readChordProSongs(text: string): SongOfFile[] {
  const songs: string[][] = [[]]
  for (const line of text.split(lineEnd)) {
    const directive = line.includes('{') ? readDirective(line) : undefined
    if (directive && isNextSong(directive)) songs.push([])
    else songs.at(-1)?.push(line)
  }
  return songs
    .map((lines) => withoutBlankEnds(linesOf(lines.join('\n')).join('\n')))
    .filter((song) => song !== '')
    .map(readOwnText)
}

const lineEnd = /\r\n?|[\n\u2028\u2029]/
const withoutBlankEnds = (text: string) => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()

/** The lines of a song. One that is longer than any song is refused: parsers would leave its rest out. */
function linesOf(text: string): string[] {
  if (text.length > longestSongText) throw new SongFileError('FILE_TOO_LARGE')
  return splitLines(text)
}

function readOwnText(cifra: string): SongOfFile {
  const { title, subtitle, author, tone, capo } = readChordPro(cifra)
  const facts = readDirectives(cifra)
  return {
    ...toHeads({
      ...facts,
      title: title ?? '',
      subtitle: subtitle ?? '',
      author: author ?? '',
      tone: tone ?? '',
      capo: String(capo),
    }),
    cifra,
  }
}

/** Directives of which the parser of ChordPro knows nothing, as they are no part of what is sung. */
const factDirectives: Readonly<Record<string, keyof SongFacts>> = {
  ccli: 'ccli',
  ccli_number: 'ccli',
  ccli_license: 'ccli',
  number: 'number',
  book: 'group',
  topic: 'theme',
  keywords: 'theme',
}

function readDirectives(text: string): SongFacts {
  const facts: { -readonly [Name in keyof SongFacts]: SongFacts[Name] } = {}
  for (const line of text.split('\n')) {
    const { name = '', value = '' } = readDirective(line) ?? {}
    const fact = factDirectives[name]
    if (fact && value) facts[fact] ??= value
  }
  return facts
}

/** Names of facts before a song, in three languages; without accents. */
const factNames: readonly (readonly [names: RegExp, fact: keyof SongFacts])[] = [
  [/^(?:title|titulo)$/, 'title'],
  [/^(?:subtitle|subtitulo)$/, 'subtitle'],
  [/^(?:artist|artista|author|autor|autores|composer|compositor|by)$/, 'author'],
  [/^(?:key|tom|tono|tonalidad|original key)$/, 'tone'],
  [/^(?:capo|capotraste|cejilla)$/, 'capo'],
  [/^(?:tempo|bpm)$/, 'tempo'],
  [/^(?:time|time signature|compasso|compas)$/, 'time'],
  [/^ccli(?: ?(?:no|number|song|#))?$/, 'ccli'],
  [/^(?:number|numero)$/, 'number'],
  [/^(?:book|album|hinario|himnario)$/, 'group'],
  [/^(?:topic|tema|theme)$/, 'theme'],
  [/^copyright$/, 'copyright'],
]

interface Head {
  readonly facts: SongFacts
  readonly body: readonly string[]
}

/**
 * Takes the facts from the lines before a song (`Tom: G`). In OnSong its first lines are its title and its author, and all
 * that has a name up to the first blank line is a fact.
 */
function takeHead(lines: readonly string[], isOnSong: boolean): Head {
  const facts: { -readonly [Name in keyof SongFacts]: SongFacts[Name] } = {}
  const body: string[] = []
  let isHead = true
  let bare = 0
  for (const line of lines) {
    if (isHead && line.trim() === '' && (bare > 0 || Object.keys(facts).length > 0)) isHead = false
    const [fact, value] = (isHead && readFact(line)) || []
    if (fact && value && facts[fact] === undefined) facts[fact] = value
    else if (isHead && isOnSong && bare < 2 && isBare(line)) {
      facts[bare === 0 ? 'title' : 'author'] ??= line.trim()
      bare++
    } else {
      if (line.trim() !== '') isHead = false
      body.push(line)
    }
  }
  return { facts, body }
}

/** A line that is neither a part's name nor chords nor words with chords. */
const isBare = (line: string): boolean => line.trim() !== '' && !readLabel(line) && !/^[{.*]|\[|:\s*$/.test(line.trim())

function readFact(line: string): readonly [keyof SongFacts, string] | undefined {
  const bare = line.trim().replace(/^\{/, '').replace(/\}$/, '').trim()
  const [, name = '', value = ''] = /^([\p{L} #]{2,20}):\s*(\S.{0,499})$/u.exec(bare) ?? []
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const fact = factNames.find(([names]) => names.test(plain))?.[1]
  if (!fact || value === '') return undefined
  return fact === 'tone' && !readKey(value) ? undefined : [fact, value]
}

/** A song of OnSong (onsongapp.com): facts, then parts named `Verse 1:`, with chords in brackets or over the words. */
export function readOnSong(text: string): SongOfFile {
  const { facts, body } = takeHead(linesOf(text), true)
  // A point before a line says that it has chords; its place is one of their columns.
  const lines = body.map((line) => line.replace(/^\./, ' ').replace(/^`/, ''))
  const isInline = isChordPro(lines.join('\n'))
  const named = lines.map((line) => (isInline ? nameOnSongPart(line) : line)).join('\n')
  return writeSong(facts, isInline ? readChordPro(named) : readChordsOverWords(named))
}

/** `Tag:` names a part, whatever it is called. */
const nameOnSongPart = (line: string): string => {
  const name = /^\s*([\p{L}\d][^:[\]{}]{0,40}):\s*$/u.exec(line)?.[1]
  if (!name) return line
  return kindOfLabel(name) ? `{comment: ${name.trim()}}` : `{start_of_part: ${name.trim()}}`
}
