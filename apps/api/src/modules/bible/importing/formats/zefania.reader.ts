import type { BookId } from '@narthex/contract/bible/books'
import type { FormatReader, SourceFile, SourceFiles } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { createBlockGaps } from './block-gaps.ts'
import { findByNumber } from './book-codes.ts'
import { toAbbreviation, toCode, toLanguage } from './meta-values.ts'
import { type ParseRun, parseTranslation } from './parse-translation.ts'
import { type Attributes, parseXml, type XmlElements } from './parse-xml.ts'
import { findRootElement } from './source-text.ts'
import { createTextCapture } from './text-capture.ts'
import { parseVerseNumber } from './verse-numbers.ts'
import { createVerseWriter, type VerseWriter } from './verse-writer.ts'

const isZefania = (file: SourceFile) => findRootElement(file)?.toLowerCase() === 'xmlbible'

/** Zefania XML. */
export const zefaniaReader: FormatReader = {
  format: 'Zefania',
  detect: (files) => files.some(isZefania),
  read(files, options) {
    const own = files.filter(isZefania)
    return parseTranslation(own, options, () => startRun(own))
  },
}

function startRun(files: SourceFiles): ParseRun {
  const writer = createVerseWriter()
  const fields: Record<string, string> = {}
  function* pieces() {
    for (const file of files) yield* parseXml(file, createDocument(writer, fields), writer)
  }
  const meta = () => ({
    nome: fields.title ?? fields.biblename,
    licenca: fields.rights,
    idioma: toLanguage(fields.language),
    codigo: toCode(fields.identifier),
    sigla: toAbbreviation(fields.identifier),
  })
  return { pieces: pieces(), meta }
}

const headFields = new Set(['title', 'rights', 'language', 'identifier'])
const notes = new Set(['note', 'remark'])
const leftOut = new Set(['prolog', 'xref', 'media', 'gram-info'])
/** Elements that stand apart from the text around them. */
const blocks = new Set(['div', 'paragraph', 'p', 'list', 'item', 'li', 'table', 'tr', 'td'])

function createDocument(writer: VerseWriter, fields: Record<string, string>): XmlElements {
  const capture = createTextCapture()
  const structure = createStructure(writer)
  const gaps = createBlockGaps(writer)
  let isHead = false
  return {
    open(given, attributes) {
      const name = given.toLowerCase()
      if (capture.isOn) {
        if (name === 'br') capture.text(' ')
        return capture.open()
      }
      if (blocks.has(name)) gaps.mark()
      if (name === 'information') isHead = true
      if (isHead && headFields.has(name)) return capture.start((text) => (fields[name] ??= text.trim()))
      if (notes.has(name)) return capture.start((text) => writer.addNote(text))
      if (name === 'caption') return capture.start((text) => writer.addHeading(text))
      if (leftOut.has(name)) return capture.start(() => {})
      if (name === 'xmlbible' && attributes.biblename) fields.biblename = attributes.biblename
      structure.open(name, attributes)
    },
    close(given) {
      const name = given.toLowerCase()
      if (capture.isOn) return capture.close()
      if (name === 'information') isHead = false
      if (blocks.has(name)) gaps.mark()
      if (name === 'vers') writer.closeVerse()
      structure.close(name)
    },
    text: (text) => (capture.isOn ? capture.text(text) : gaps.addText(text)),
  }
}

/** Books, chapters, verses and what is inside of them. */
function createStructure(writer: VerseWriter) {
  /** One flag per open style: true for the divine name. */
  const styles: boolean[] = []
  return {
    open(name: string, attributes: Attributes) {
      if (name === 'biblebook') writer.openBook(readBook(attributes.bnumber))
      else if (name === 'chapter') writer.openChapter(Number(attributes.cnumber))
      else if (name === 'vers') openVerse(writer, attributes)
      else if (name === 'br') attributes.art === 'x-p' ? writer.beginParagraph() : writer.addText(' ')
      else if (name === 'style') {
        const isName = attributes.fs === 'divineName'
        styles.push(isName)
        if (isName) writer.openSpan('NOME')
      }
    },
    close(name: string) {
      if (name === 'style' && styles.pop()) writer.closeSpan('NOME')
    },
  }
}

const readBook = (number = ''): BookId | undefined => findByNumber(number)

function openVerse(writer: VerseWriter, { vnumber = '', enumber, aix = '' }: Attributes): void {
  const first = /^[a-z]$/i.test(aix) ? `${vnumber}${aix}` : vnumber
  const number = parseVerseNumber(enumber ? `${first}-${enumber}` : first)
  if (!number) throw new UnreadableSource(`${writer.place()}: ${JSON.stringify(vnumber.slice(0, 20))} is no verse`)
  writer.openVerse(number)
}
