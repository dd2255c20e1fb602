import type { FormatReader, SourceFiles } from '../parsed-translation.ts'
import { toLanguage } from './meta-values.ts'
import { createMarkerEvents, isCharacterStyle, isParagraphMarker, type MarkerEvents } from './paragraph-markers.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { type Attributes, parseXml, type XmlElements } from './parse-xml.ts'
import { findRootElement } from './source-text.ts'
import { createTextCapture } from './text-capture.ts'
import { createVerseWriter } from './verse-writer.ts'

/** USFX, as eBible.org publishes it: the markers of USFM as elements. */
export const usfxReader: FormatReader = {
  format: 'USFX',
  detect: (files) => files.some((file) => findRootElement(file) === 'usfx'),
  read(files, options) {
    const own = files.filter((file) => findRootElement(file) === 'usfx')
    return parseTranslation(own, options, () => startRun(own))
  },
}

function startRun(files: SourceFiles): ParseRun {
  const writer = createVerseWriter()
  const meta = { language: '' }
  function* pieces() {
    for (const file of files) yield* parseXml(file, createDocument(createMarkerEvents(writer), meta), writer)
  }
  return { pieces: pieces(), meta: () => ({ idioma: toLanguage(meta.language) }) }
}

/** Elements whose text is none of the Bible's, as those of USX. */
const leftOut = new Set(['generated', 'esb', 'sidebar', 'periph', 'figure'])

function createDocument(events: MarkerEvents, meta: { language: string }): XmlElements {
  const head = createTextCapture()
  /** Closing handlers of the open elements, innermost last. */
  const ends: (() => void)[] = []

  function open(name: string, attributes: Attributes): () => void {
    const { id = '', level = '', sfm = '' } = attributes
    if (name === 'languageCode') head.start((text) => (meta.language = text))
    else if (name === 'book') events.book(id)
    else if (name === 'c') events.chapter(id)
    else if (name === 'v') events.verse(id)
    else if (name === 've') events.endVerse()
    else if (name === 'optionalLineBreak') events.text(' ')
    else if (isCharacterStyle(name) || leftOut.has(name)) {
      const style = isCharacterStyle(name) ? name : 'fig'
      events.openStyle(style)
      return () => events.closeStyle(style)
    } else if (sfm || isParagraphMarker(name)) events.paragraph(sfm || `${name}${level}`)
    return () => {}
  }

  return {
    open(name, attributes) {
      if (head.isOn) return head.open()
      ends.push(open(name, attributes))
    },
    close(name) {
      if (head.isOn) head.close()
      if (!head.isOn || name === 'languageCode') ends.pop()?.()
    },
    text: (text) => (head.isOn ? head.text(text) : events.text(text)),
  }
}
