import type { FormatReader, SourceFiles, TranslationMeta } from '../parsed-translation.ts'
import { createMarkerEvents, type MarkerEvents } from './paragraph-markers.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { type Attributes, parseXml, type XmlElements } from './parse-xml.ts'
import { findRootElement } from './source-text.ts'
import { createVerseWriter } from './verse-writer.ts'

/** USX 2 and 3, a file per book. */
export const usxReader: FormatReader = {
  format: 'USX',
  detect: (files) => files.some((file) => findRootElement(file) === 'usx'),
  read(files, options) {
    const own = files.filter((file) => findRootElement(file) === 'usx')
    return parseTranslation(own, options, () => startRun(own))
  },
}

function startRun(files: SourceFiles): ParseRun {
  const writer = createVerseWriter()
  function* pieces() {
    for (const file of files) yield* parseXml(file, createDocument(createMarkerEvents(writer)), writer)
  }
  return { pieces: pieces(), meta: (): TranslationMeta => ({}) }
}

/** Elements whose text is none of the Bible's. */
const leftOut = new Set(['figure', 'sidebar', 'periph'])

function createDocument(events: MarkerEvents): XmlElements {
  /** Closing handlers of the open elements, innermost last. */
  const ends: (() => void)[] = []

  function openStyle(marker: string) {
    events.openStyle(marker)
    return () => events.closeStyle(marker)
  }
  function open(name: string, { style = '', number = '', code = '', eid }: Attributes): () => void {
    if (name === 'char' || name === 'note') return openStyle(style)
    if (leftOut.has(name)) return openStyle('fig')
    if (name === 'book') events.book(code)
    else if (name === 'para' || name === 'row') events.paragraph(style)
    else if (name === 'chapter' && eid === undefined) events.chapter(number)
    else if (name === 'verse') eid === undefined ? events.verse(number) : events.endVerse()
    else if (name === 'optbreak' || name === 'cell') events.text(' ')
    return () => {}
  }

  return {
    open: (name, attributes) => void ends.push(open(name, attributes)),
    close: () => ends.pop()?.(),
    text: (text) => events.text(text),
  }
}
