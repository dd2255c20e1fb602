import { SaxesParser } from 'saxes'
import type { ParsedVerse, SourceFile } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { readPieces } from './source-text.ts'
import type { VerseWriter } from './verse-writer.ts'

export type Attributes = Readonly<Record<string, string>>

/** A format's handlers of XML elements; names come without a prefix. */
export interface XmlElements {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  text(text: string): void
}

const deepestNesting = 60

/**
 * Feeds an XML file to the elements of a format and gives the verses that came of each piece. Entities of a file's own are
 * refused, so that none can expand; nothing outside of the file is ever loaded. Throws `UnreadableSource`.
 */
export function* parseXml(file: SourceFile, elements: XmlElements, writer: VerseWriter): Generator<ParsedVerse[]> {
  const parser = createParser(file.name, elements)
  for (const piece of readPieces(file)) {
    parser.write(piece)
    yield writer.takeVerses()
  }
  parser.close()
  yield writer.finish()
}

function createParser(fileName: string, elements: XmlElements): SaxesParser {
  const parser = new SaxesParser({ fileName })
  const refuse = (message: string) => new UnreadableSource(`${fileName}, line ${parser.line}: ${message}`)
  let depth = 0
  parser.on('error', ({ message }) => {
    throw new UnreadableSource(`It is not well-formed XML: ${message}`)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw refuse('It declares entities of its own, which are not read')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(?:utf-?(?:8|16(?:[lb]e)?)|us-ascii)$/i.test(encoding))
      throw refuse(`It is in ${encoding}; convert it to UTF-8`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > deepestNesting) throw refuse('Its elements are nested too deeply')
    elements.open(localName(name), attributes as Attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    elements.close(localName(name))
  })
  parser.on('text', (text) => elements.text(text))
  parser.on('cdata', (text) => elements.text(text))
  return parser
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
