import { lastVerse } from '@narthex/contract/bible/reference'
import type { FormatReader, SourceFiles, TranslationMeta } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { findByOsisId } from './book-codes.ts'
import { toAbbreviation, toCode, toLanguage, toVersification } from './meta-values.ts'
import { createOsisElements } from './osis-elements.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { type Attributes, parseXml, type XmlElements } from './parse-xml.ts'
import { findRootElement } from './source-text.ts'
import { createTextCapture } from './text-capture.ts'
import { parseOsisId } from './verse-numbers.ts'
import { createVerseWriter, type VerseWriter } from './verse-writer.ts'

/** OSIS 2.1 in one file or one per book. */
export const osisReader: FormatReader = {
  format: 'OSIS',
  detect: (files) => files.some((file) => findRootElement(file) === 'osis'),
  read: (files, options) => {
    const own = files.filter((file) => findRootElement(file) === 'osis')
    return parseTranslation(own, options, () => startRun(own))
  },
}

function startRun(files: SourceFiles): ParseRun {
  const meta: Record<string, string> = {}
  const writer = createVerseWriter()
  function* pieces() {
    for (const file of files) yield* parseXml(file, createDocument(writer, meta), writer)
  }
  return { pieces: pieces(), meta: () => toMeta(meta) }
}

function toMeta({ title, rights, identifier, language, refSystem }: Record<string, string>): TranslationMeta {
  return {
    nome: title,
    licenca: rights,
    codigo: toCode(identifier),
    sigla: toAbbreviation(identifier),
    idioma: toLanguage(language),
    versificacao: toVersification(refSystem?.replace(/^Bible\./, '')),
  }
}

/** The document around the text: its head, books, chapters and verses. */
function createDocument(writer: VerseWriter, meta: Record<string, string>): XmlElements {
  const text = createOsisElements(writer)
  const head = createTextCapture()
  let book = ''
  let chapter = 0
  let workDepth = 0
  /** The element that carries a verse, in a file where verses enclose their text. */
  const containers: boolean[] = []

  function openBook(id: string) {
    if (id === book) return
    ;[book, chapter] = [id, 0]
    text.endVerse()
    writer.openBook(findByOsisId(id))
  }
  function openVerse(osisId: string) {
    const ids = osisId
      .trim()
      .split(/\s+|-(?=[\w.:]+\.\d)/)
      .map(parseOsisId)
    const [first, last] = [ids[0], ids.at(-1)]
    if (first?.verse === undefined || last?.verse === undefined)
      throw new UnreadableSource(`${osisId} is no verse that can be read`)
    openPlace(first.book, first.chapter)
    const end = last.chapter === first.chapter ? last.verse : lastVerseIn(first.book, first.chapter)
    text.endHeading()
    text.endVerse()
    writer.openVerse({ first: first.verse, last: Math.max(first.verse, end), isContinued: first.isContinued })
  }
  function openPlace(id: string, number: number) {
    openBook(id)
    if (number !== chapter) writer.openChapter(number)
    chapter = number
  }

  return {
    open(name, attributes) {
      if (head.isOn) return head.open()
      if (name === 'work') workDepth++
      if (name in headFields && workDepth > 0) return head.start((value) => keepFirst(meta, name, value))
      if (workDepth > 0 || name === 'osisText') return keepText(meta, name, attributes)
      const isVerse = name === 'verse'
      if (isVerse) containers.push(attributes.sID === undefined && attributes.eID === undefined)
      // A verse of what stands beside the text, such as a sidebar's, is none of the chapter's.
      if (isVerse && text.isBeside) return void containers.splice(-1, 1, false)
      if (isVerse && attributes.eID !== undefined) return writer.closeVerse()
      if (isVerse && attributes.osisID) return openVerse(attributes.osisID)
      if (name === 'div' && attributes.type === 'book' && attributes.osisID) return openBook(attributes.osisID)
      if (!isStructure(name)) text.open(name, attributes)
    },
    close(name) {
      if (head.isOn) return head.close()
      if (name === 'work') workDepth--
      else if (name === 'verse') {
        if (containers.pop()) writer.closeVerse()
      } else if (!isStructure(name) && workDepth === 0) text.close(name)
    },
    text: (value) => (head.isOn ? head.text(value) : text.text(value)),
  }
}

const isStructure = (name: string) => ['osis', 'osisText', 'header', 'chapter', 'revisionDesc'].includes(name)

const headFields: Readonly<Record<string, true>> = {
  title: true,
  rights: true,
  identifier: true,
  language: true,
  refSystem: true,
}

function keepText(meta: Record<string, string>, name: string, attributes: Attributes): void {
  const language = attributes['xml:lang'] ?? attributes.lang
  if (name === 'osisText' && language) keepFirst(meta, 'language', language)
}

/** The first work of a head is the text itself; those that follow are what it refers to. */
function keepFirst(meta: Record<string, string>, name: string, value: string): void {
  meta[name] ??= value.trim()
}

function lastVerseIn(id: string, chapter: number): number {
  const book = findByOsisId(id)
  return book ? lastVerse({ book, chapter }) : 1
}
