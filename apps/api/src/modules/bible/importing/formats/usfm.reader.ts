import type { FormatReader, SourceFile, SourceFiles } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import {
  createMarkerEvents,
  isCharacterStyle,
  isNoteMarker,
  type MarkerEvents,
  withoutLevel,
} from './paragraph-markers.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { readHead, readText } from './source-text.ts'
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
      for (const piece of readText(file).split(/(?=\\c\s)/)) {
        feedMarkers(piece, styles)
        yield writer.takeVerses()
      }
      writer.closeVerse()
      yield writer.takeVerses()
    }
  }
  return { pieces: pieces(), meta: () => ({}) }
}

interface Styles extends MarkerEvents {
  closeAll(): void
  readonly hasOpen: boolean
}

/** USFM closes a style with its own marker, or by the next style, paragraph or note, which end it. */
function createStyles(events: MarkerEvents, fileName: string): Styles {
  const open: string[] = []
  const closeTo = (length: number) => {
    while (open.length > length) events.closeStyle(open.pop() ?? '')
  }
  return {
    ...events,
    get hasOpen() {
      return open.length > 0
    },
    closeAll: () => closeTo(0),
    openStyle(marker) {
      const note = open.findIndex(isNoteMarker)
      if (isNoteMarker(marker)) closeTo(note < 0 ? open.length : note)
      else if (!marker.startsWith('+')) closeTo(note + 1)
      if (open.length > 20) throw new UnreadableSource(`${fileName}: styles are nested too deeply`)
      open.push(marker.replace('+', ''))
      events.openStyle(marker.replace('+', ''))
    },
    closeStyle(marker) {
      const index = open.lastIndexOf(marker.replace('+', ''))
      if (index >= 0) closeTo(index)
    },
  }
}

const marker = /^(\+?[a-z]+\d*(?:-[se])?)(\*?)/

function feedMarkers(text: string, styles: Styles): void {
  const [before = '', ...pieces] = text.split('\\')
  if (before) styles.text(readSigns(before, styles))
  for (const piece of pieces) {
    const found = marker.exec(piece)
    // The end of a milestone, or a backslash that is none of a marker.
    if (!found) {
      styles.text(piece.replace(/^\*/, ''))
      continue
    }
    const [whole, name = '', star] = found
    const rest = piece.slice(whole.length)
    if (star) styles.closeStyle(name)
    else if (/-[se]$/.test(name)) continue
    const content = star ? rest : rest.replace(/^[ \t]|^\r?\n/, '')
    if (!star) openMarker(name, content, styles)
    else styles.text(readSigns(content, styles))
  }
}

function openMarker(name: string, content: string, styles: Styles): void {
  const bare = withoutLevel(name.replace('+', ''))
  if (name === 'id' || name === 'c' || name === 'v') {
    openPlace(name, content, styles)
    return
  }
  if (!isCharacterStyle(bare)) {
    styles.closeAll()
    styles.paragraph(name)
    styles.text(readSigns(content, styles))
    return
  }
  styles.openStyle(name.startsWith('+') ? `+${bare}` : bare)
  // After the marker of a note stands its caller.
  styles.text(readSigns(isNoteMarker(bare) ? content.replace(/^\s*\S+\s?/, '') : content, styles))
}

function openPlace(name: string, content: string, styles: Styles): void {
  const [first = ''] = content.trimStart().split(/\s/, 1)
  if (name !== 'v') styles.closeAll()
  if (name === 'id') styles.book(first)
  else if (name === 'c') styles.chapter(first)
  else {
    styles.verse(first)
    styles.text(readSigns(content.trimStart().slice(first.length), styles))
  }
}

/** `~` is a space that does not break, `//` a place for a break; what follows `|` in a style says something of it. */
function readSigns(text: string, { hasOpen }: Styles): string {
  const shown = hasOpen && text.includes('|') ? text.slice(0, text.indexOf('|')) : text
  return shown.replaceAll('~', ' ').replaceAll('//', ' ')
}
