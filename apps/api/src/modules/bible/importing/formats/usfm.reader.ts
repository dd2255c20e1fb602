import type { FormatReader, SourceFile, SourceFiles } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import {
  createMarkerEvents,
  isCharacterStyle,
  isNoteMarker,
  isParagraphMarker,
  type MarkerEvents,
  withoutLevel,
} from './paragraph-markers.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { readHead, readText } from './source-text.ts'
import { isPlace, readTokens, type Token } from './usfm-tokens.ts'
import { parseVerseNumber } from './verse-numbers.ts'
import { createVerseWriter } from './verse-writer.ts'

const isUsfm = (file: SourceFile) => /^\\id\s+\S/.test(readHead(file))

/** USFM 2 and 3, a file per book or several books in one. */
export const usfmReader: FormatReader = {
  format: 'USFM',
  detect: (files) => files.some(isUsfm),
  read(files, options) {
    const own = files.filter(isUsfm)
    return parseTranslation(own, options, () => startRun(own))
  },
}

function startRun(files: SourceFiles): ParseRun {
  const writer = createVerseWriter()
  function* pieces() {
    for (const file of files) {
      const styles = createStyles(createMarkerEvents(writer), file.name)
      // A piece for each chapter.
      for (const piece of readText(file).split(/(?=\\c[\s\d])/)) {
        feedMarkers(piece, styles)
        yield writer.takeVerses()
      }
      styles.closeAll()
      yield writer.finish()
    }
  }
  return { pieces: pieces(), meta: () => ({}) }
}

interface Styles extends Omit<MarkerEvents, 'openStyle'> {
  /** `isClosed`: its end stands in the same paragraph. */
  openStyle(marker: string, isClosed: boolean): void
  closeAll(): void
  /** Closes what a verse may not leave open: notes, and styles that nothing closes. */
  closeUnclosed(): void
  readonly hasOpen: boolean
}

interface OpenStyle {
  readonly name: string
  readonly isClosed: boolean
}

/** USFM closes a style with its own marker, or by the next style, paragraph or note, which end it. */
function createStyles(events: MarkerEvents, fileName: string): Styles {
  const open: OpenStyle[] = []
  function close({ name }: OpenStyle, isAsked = false) {
    // Of a note that is not closed, nothing says where its words end.
    if (!isAsked && (isNoteMarker(name) || name === 'fig')) events.damage()
    events.closeStyle(name)
  }
  const closeTo = (length: number) => {
    for (const style of open.splice(length).reverse()) close(style)
  }
  const noteDepth = () => open.findIndex(({ name }) => isNoteMarker(name))
  return {
    ...events,
    get hasOpen() {
      return open.length > 0
    },
    closeAll: () => closeTo(0),
    closeUnclosed() {
      const first = open.findIndex(({ name, isClosed }) => isNoteMarker(name) || name === 'fig' || !isClosed)
      if (first >= 0) closeTo(first)
    },
    openStyle(marker, isClosed) {
      const note = noteDepth()
      if (isNoteMarker(marker)) closeTo(note < 0 ? open.length : note)
      // Styles that are closed enclose others, with or without the sign for it.
      else if (!marker.startsWith('+'))
        closeTo(
          Math.max(
            note,
            open.findLastIndex(({ isClosed }) => isClosed),
          ) + 1,
        )
      if (open.length > 20) throw new UnreadableSource(`${fileName}: styles are nested too deeply`)
      const name = withoutLevel(marker.replace('+', ''))
      open.push({ name, isClosed })
      events.openStyle(name)
    },
    closeStyle(marker) {
      const index = open.findLastIndex(({ name }) => name === withoutLevel(marker.replace('+', '')))
      if (index < 0) return
      closeTo(index + 1)
      for (const style of open.splice(index)) close(style, true)
    },
  }
}

function feedMarkers(text: string, styles: Styles): void {
  /** Within a sidebar that is closed, whose verses are quoted ones. */
  let isBeside = false
  for (const token of readTokens(text)) {
    const { name, isEnd, content, isClosed } = token
    if (isBeside && name !== 'esbe') continue
    isBeside = name === 'esb' && isClosed
    if (name === '') styles.text(readSigns(content, styles))
    else if (isEnd) {
      styles.closeStyle(name)
      styles.text(readSigns(content, styles))
    } else openMarker({ ...token, content: content.replace(/^[ \t]|^\r?\n/, '') }, styles)
  }
}

function openMarker({ name, content, isClosed, isAtLineStart, isMilestone }: Token, styles: Styles): void {
  const bare = withoutLevel(name.replace('+', ''))
  if (name === 'v' || isPlace(name)) openPlace(name, content, styles)
  else if (isParagraphMarker(name)) beginParagraph(name, content, styles)
  else if (isMilestone) return
  else if (isCharacterStyle(bare)) {
    styles.openStyle(name, isClosed)
    // After the marker of a note stands its caller.
    styles.text(readSigns(isNoteMarker(bare) ? content.replace(/^\s*\S+\s?/, '') : content, styles))
  } else if (isClosed) {
    styles.openStyle(name, isClosed)
    styles.text(readSigns(content, styles))
  } else if (isAtLineStart) beginParagraph(name, content, styles)
  else styles.text(readSigns(content, styles))
}

function beginParagraph(name: string, content: string, styles: Styles): void {
  styles.closeAll()
  styles.paragraph(name)
  styles.text(readSigns(content, styles))
}

function openPlace(name: string, content: string, styles: Styles): void {
  const [first = ''] = content.trimStart().split(/\s/, 1)
  if (name !== 'v') styles.closeAll()
  if (name === 'id') styles.book(first)
  else if (name === 'c') styles.chapter(first)
  else openVerse(content.trimStart(), styles)
}

function openVerse(content: string, styles: Styles): void {
  styles.closeUnclosed()
  const number = findVerseNumber(content)
  styles.verse(number)
  styles.text(readSigns(content.slice(number.length), styles))
}

/** The number at the beginning, also with spaces in a bridge, and one that is glued to the first word. */
function findVerseNumber(content: string): string {
  const [bridge, from, to] = /^(\d{1,3})[a-z]? ?- ?(\d{1,3})[a-z]?(?=\s)/.exec(content) ?? []
  if (bridge && Number(from) < Number(to)) return bridge
  const [first = ''] = content.split(/\s/, 1)
  return parseVerseNumber(first) ? first : (/^\d{1,3}(?:[.):](?=\s|$))?/.exec(content)?.[0] ?? first)
}

/** `~` is a space that does not break, `//` a place for a break; what follows `|` in a style says something of it. */
function readSigns(text: string, { hasOpen }: Styles): string {
  const shown = hasOpen && text.includes('|') ? text.slice(0, text.indexOf('|')).trimEnd() : text
  return shown.replaceAll('~', ' ').replace(/(?<!:)\/\//g, ' ')
}
