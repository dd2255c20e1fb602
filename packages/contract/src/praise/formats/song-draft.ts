import { type LetterLine, type LetterPair, type SongSection, songLimits } from '../song.schemas.ts'

/** A song that was parsed from a text; further fields may be missing. */
export interface SongDraft {
  readonly title: string | null
  readonly subtitle: string | null
  readonly author: string | null
  readonly tone: string | null
  readonly capo: number
  readonly letter: LetterLine[]
  readonly sections: SongSection[]
}

/** Characters; the parsers ignore the rest of a longer text. */
export const longestSongText = 60_000

export interface SongBuilder {
  line(pairs: readonly LetterPair[]): void
  section(kind: SongSection['kind'], name?: string): void
  readonly letter: LetterLine[]
  readonly sections: SongSection[]
}

/** Collects a song line by line, within `songLimits`; drops leading blank lines and merges consecutive ones. */
export function songBuilder(): SongBuilder {
  const letter: LetterLine[] = []
  const sections: SongSection[] = []
  return {
    letter,
    sections,
    line(pairs) {
      const isBlank = pairs.every(({ snippet, chord }) => snippet.trim() === '' && chord.trim() === '')
      if (isBlank && (letter.length === 0 || letter.at(-1)?.length === 0)) return
      if (letter.length >= songLimits.lines) return
      letter.push(isBlank ? [] : fitting(pairs))
    },
    section(kind, name = '') {
      const last = sections.at(-1)
      // What was begun without a name or a line is nothing.
      if (last?.begin === letter.length && last.kind === 'OTHER' && last.name === '') sections.pop()
      if (sections.length >= songLimits.sections) return
      sections.push({ begin: letter.length, kind, name: plain(name).slice(0, 120).trim() })
    },
  }
}

/** The collected song, without trailing blank lines. */
export function builtLetter({ letter, sections }: SongBuilder): Pick<SongDraft, 'letter' | 'sections'> {
  const last = letter.findLastIndex((line) => line.length > 0)
  const kept = letter.slice(0, last + 1)
  return {
    letter: kept,
    sections: sections.map((section) => ({ ...section, begin: Math.min(section.begin, kept.length) })),
  }
}

function fitting(pairs: readonly LetterPair[]): LetterLine {
  return pairs
    .filter(({ snippet, chord }) => snippet !== '' || chord !== '')
    .slice(0, songLimits.pairs)
    .map(({ snippet, chord }) => ({
      snippet: cut(snippet, songLimits.snippet),
      chord: cut(chord, songLimits.chord).trim(),
    }))
}

/** Removes control characters, lone surrogates and direction marks. */
export function plain(text: string): string {
  return text.replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').replace(/[^\P{Cc}\n\t]/gu, '')
}

/** Never splits a surrogate pair. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const shortened = text.slice(0, longest)
  return /[\uD800-\uDBFF]$/.test(shortened) ? shortened.slice(0, -1) : shortened
}

/** The lines of a text, with any line ends; tabs become spaces up to their tab stops. */
export function splitLines(text: string): string[] {
  return plain(text.slice(0, longestSongText).replace(/\r\n?|\u2028|\u2029/g, '\n'))
    .normalize('NFC')
    .split('\n')
    .map((line) => withoutTabs(line).trimEnd())
}

const tabWidth = 8

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line
  let column = 0
  return line.replace(/\t|[^\t]+/g, (part) => {
    const spaces = tabWidth - (column % tabWidth)
    column += part === '\t' ? spaces : splitCells(part).length
    return part === '\t' ? ' '.repeat(spaces) : part
  })
}

/** The columns of a text: a letter and its combining marks are one. */
export function splitCells(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}
