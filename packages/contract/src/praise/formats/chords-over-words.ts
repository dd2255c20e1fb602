import type { LetterLine, LetterPair, SongSection } from '../song.schemas.ts'
import { findChordLines, isChordLine } from './chord-lines.ts'
import { readLabel } from './section-labels.ts'
import { builtLetter, type SongDraft, songBuilder, splitCells, splitLines } from './song-draft.ts'

const tabLine = /^\s*[A-Ga-g]?[#b]?\|.*-.*-/

/**
 * Parses a song with its chords in columns over the words, as people type it and sites show it, with parts named
 * `[Refrão]` or `Intro: G D`.
 */
export function readChordsOverWords(text: string): SongDraft {
  const lines = splitLines(text)
  const song = songBuilder()
  const isPlayed = findChordLines(lines)
  let isTab = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const label = readLabel(line)
    const body = label ? label.rest.trim() : line
    if (label) {
      song.section(label.kind, label.name)
      isTab = label.kind === 'TAB'
      if (body === '') continue
    }
    if (tabLine.test(body) !== isTab && body.trim() !== '' && label?.kind !== 'TAB') {
      isTab = !isTab
      song.section(isTab ? 'TAB' : 'OTHER')
    }
    const words = lines[at + 1] ?? ''
    if (isTab) song.line([{ snippet: body, chord: '' }])
    else if (!(label ? isChordLine(body) : isPlayed[at]))
      song.line(body.trim() === '' ? [] : [{ snippet: body, chord: '' }])
    else if (label || words.trim() === '' || isPlayed[at + 1] || readLabel(words) || tabLine.test(words)) {
      song.line(pairChords(body, ''))
    } else {
      song.line(pairChords(body, words))
      at++
    }
  }
  return { title: null, subtitle: null, author: null, tone: null, capo: 0, ...builtLetter(song) }
}

/** The words, split where each chord begins; chords after the last word have no text. */
export function pairChords(chords: string, words: string): LetterPair[] {
  const cells = splitCells(words)
  const places: { column: number; chord: string }[] = []
  let column = 0
  for (const part of chords.match(/\s+|\S+/g) ?? []) {
    if (part.trim() !== '') places.push({ column, chord: part })
    column += splitCells(part).length
  }
  const before = cells.slice(0, places[0]?.column ?? 0).join('')
  const pairs = places.map(({ column: from, chord }, i) => ({
    snippet: cells.slice(from, places[i + 1]?.column ?? cells.length).join(''),
    chord,
  }))
  return [{ snippet: before.trim() === '' ? '' : before, chord: '' }, ...pairs]
}

type Sheet = Pick<SongDraft, 'letter' | 'sections'>

/** A song as text with its chords over its words, for fixed-width fonts. */
export function writeChordsOverWords({ letter, sections }: Sheet): string {
  const lines: string[] = []
  for (const [at, line] of [...letter, undefined].entries()) {
    for (const section of sections) if (section.begin === at && section.name) lines.push(`[${section.name}]`)
    if (line) lines.push(...writtenLine(line, kindAt(sections, at)))
  }
  return lines.join('\n')
}

export function kindAt(sections: readonly SongSection[], line: number): SongSection['kind'] | undefined {
  return sections.findLast(({ begin }) => begin <= line)?.kind
}

function writtenLine(line: LetterLine, kind: SongSection['kind'] | undefined): string[] {
  if (kind === 'TAB' || line.every(({ chord }) => chord === ''))
    return [line.map(({ snippet, chord }) => chord + snippet).join('')]
  let [above, below] = ['', '']
  for (const { snippet, chord } of line) {
    // Two chords never touch: the words are spaced out instead.
    const width = Math.max(splitCells(below).length, above === '' ? 0 : splitCells(above).length + 1)
    if (chord !== '') {
      below = below.padEnd(below.length + width - splitCells(below).length)
      above = above.padEnd(above.length + width - splitCells(above).length) + chord
    }
    below += snippet
  }
  return [above.trimEnd(), ...(below.trim() === '' ? [] : [below.trimEnd()])]
}
