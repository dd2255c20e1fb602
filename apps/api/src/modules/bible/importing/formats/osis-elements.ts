import type { Span } from '@narthex/contract/bible/bible.schemas'
import type { Attributes, XmlElements } from './parse-xml.ts'
import { createTextCapture } from './text-capture.ts'
import type { VerseWriter } from './verse-writer.ts'

/** Their text is none of the Bible's, or is shown elsewhere. */
const leftOut = new Set(['figure', 'rdg', 'header', 'titlePage', 'index'])
const isIntroduction = (name: string, { type, sID }: Attributes) =>
  name === 'div' && type === 'introduction' && sID === undefined
/** Names of books and numbers of chapters: the reader writes those itself. */
const ownTitles = new Set(['main', 'chapter', 'runningHead', 'sub-main'])

/**
 * The text elements of OSIS 2.1: in an OSIS file and in the entries of a SWORD module alike. Elements that cross others
 * come as two empty ones, with `sID` and `eID`.
 */
export function createOsisElements(writer: VerseWriter): XmlElements {
  const capture = createTextCapture()
  /** Quotations that are open, with what closes them. */
  const quotations: { readonly id: string | undefined; readonly end: () => void }[] = []

  function openQuotation(attributes: Attributes) {
    const end = beginQuotation(writer, attributes, quotations.length)
    quotations.push({ id: attributes.sID, end })
  }
  function closeQuotation(id?: string) {
    const index = id === undefined ? quotations.length - 1 : quotations.findLastIndex((one) => one.id === id)
    if (index >= 0) quotations.splice(index, 1)[0]?.end()
  }

  return {
    open(name, attributes) {
      if (capture.isOn) return capture.open()
      const { eID } = attributes
      if (leftOut.has(name) || isIntroduction(name, attributes)) return capture.start(() => {})
      if (name === 'note') return capture.start((text) => writer.addNote(text))
      if (name === 'title' || name === 'speaker')
        return capture.start((text) => {
          if (!ownTitles.has(attributes.type ?? '')) writer.addHeading(text)
        })
      if (name === 'q') return eID === undefined ? openQuotation(attributes) : closeQuotation(eID)
      if (eID === undefined) openOther(writer, name, attributes)
    },
    close(name) {
      if (capture.isOn) return capture.close()
      // A quotation in two empty elements is not closed with the first of them.
      if (name === 'q' && quotations.length > 0 && quotations.at(-1)?.id === undefined) closeQuotation()
      const span = findSpan(name, {})
      if (span) writer.closeSpan(span)
    },
    text: (text) => (capture.isOn ? capture.text(text) : writer.addText(text)),
  }
}

function openOther(writer: VerseWriter, name: string, attributes: Attributes): void {
  const { type = '', subType = '', level = '1' } = attributes
  const span = findSpan(name, attributes)
  if (span) writer.openSpan(span)
  else if (name === 'l') writer.beginLine(Number(level) || 1)
  else if (name === 'p' || name === 'lg' || isParagraphMark(name, type, subType)) writer.beginParagraph()
  else if (name === 'lb') writer.addText(' ')
}

const isParagraphMark = (name: string, type: string, subType: string) =>
  (name === 'div' && (type === 'x-p' || type === 'paragraph')) ||
  (name === 'milestone' && (type === 'x-p' || type === 'x-extra-p' || subType === 'x-p'))

/** `transChange` has other types too; at its end it is closed whatever it was. */
function findSpan(name: string, { type = 'added' }: Attributes): Span['tipo'] | undefined {
  if (name === 'divineName') return 'NOME'
  return name === 'transChange' && type === 'added' ? 'ACRESCIMO' : undefined
}

/** Writes what opens a quotation and gives what closes it: a mark of the text's own, or quotation marks by its depth. */
function beginQuotation(writer: VerseWriter, { who, marker }: Attributes, depth: number): () => void {
  const isJesus = who === 'Jesus'
  if (isJesus) writer.openSpan('JESUS')
  const [begin, finish] =
    marker !== undefined || isJesus ? [marker ?? '', ''] : depth % 2 === 0 ? ['“', '”'] : ['‘', '’']
  if (begin) writer.addText(begin)
  return () => {
    if (finish) writer.addText(finish)
    if (isJesus) writer.closeSpan('JESUS')
  }
}
