import type { Span } from '@narthex/contract/bible/bible.schemas'
import { createBlockGaps } from './block-gaps.ts'
import type { Attributes, XmlElements } from './parse-xml.ts'
import { createTextCapture, type TextCapture } from './text-capture.ts'
import type { VerseWriter } from './verse-writer.ts'

/** Their text is none of the Bible's, or is shown elsewhere. */
const leftOut = new Set(['figure', 'rdg', 'header', 'titlePage', 'index'])
/** Divisions that stand beside the verses, also with a private type: `x-glossary`. */
const besideVerses = new Set(
  `
  acknowledgement afterword annotant appendix article back bibliography box colophon commentary concordance
  coverPage dedication devotional entry front gazetteer glossary imprimatur index intro introduction map outline
  preface publicationData sidebar summary tableofContents titlePage
`
    .trim()
    .split(/\s+/),
)
const isBesideVerses = (name: string, { type = '' }: Attributes) =>
  name === 'div' && besideVerses.has(type.replace(/^x-/, ''))
/** Content that stood before its verse in the document: its headings are read, and no words. */
const isBeforeVerse = (name: string, { subType }: Attributes) => name === 'div' && subType === 'x-preverse'
/** Names of books and numbers of chapters: the reader writes those itself. */
const ownTitles = new Set(['main', 'chapter', 'runningHead', 'sub-main'])
/** Elements that stand apart from the text around them, whatever white space there is. */
const blocks = new Set(
  `
  caption castGroup castItem castList cell chapter closer div head item l label lg list p row salute signed speech
  table
`
    .trim()
    .split(/\s+/),
)

/** The elements of a text, and the end of a verse, with which ends what the verse left open. */
export interface OsisElements extends XmlElements {
  /** Closes an element whose end never came. What began as a heading was words of the verse, as far as can be known. */
  closeLost(name: string): void
  /** Whether this place is beside the text of the Bible and its headings. */
  readonly isBeside: boolean
  /** Ends a heading that encloses a verse, where the verse begins. */
  endHeading(): void
  /** `isClosedLater` knows quotations that go on over verses. Returns whether nothing else was left open. */
  endVerse(isClosedLater?: (id: string) => boolean): boolean
}

/**
 * The text elements of OSIS 2.1: in an OSIS file and in the entries of a SWORD module alike. Elements that cross others
 * come as two empty ones, with `sID` and `eID`.
 */
export function createOsisElements(writer: VerseWriter): OsisElements {
  const capture = createTextCapture()
  const gaps = createBlockGaps(writer)
  const quotations = createQuotations(writer, gaps.open)
  /** The divisions in two empty elements that are open: all of it is left out, or its words. */
  let [skipped, before]: (string | undefined)[] = []
  const heading = createHeading(writer, capture)
  function openDivision(name: string, attributes: Attributes): boolean {
    const { sID, eID } = attributes
    if (skipped !== undefined) {
      if (eID === skipped) skipped = undefined
      return true
    }
    if (eID !== undefined && eID === before) before = undefined
    if (isBeforeVerse(name, attributes)) before = sID ?? before
    if (!isBesideVerses(name, attributes)) return false
    if (sID === undefined) capture.start(() => {})
    else skipped = sID
    return true
  }

  /** A note of a heading is no part of it; breaks are spaces. */
  function openCaptured(name: string) {
    if (name === 'lb' || name === 'l') capture.text(' ')
    if (heading.isOpen && name === 'note') capture.openSilent()
    else capture.open()
  }

  const elements: OsisElements = {
    open(name, attributes) {
      if (capture.isOn) return openCaptured(name)
      if (openDivision(name, attributes)) return
      const { eID } = attributes
      if (leftOut.has(name)) return capture.start(() => {})
      if (name === 'note') return capture.start((text) => writer.addNote(text))
      if (isHeading(name)) return heading.begin(attributes)
      if (name === 'q') return eID === undefined ? quotations.open(attributes) : quotations.close(eID)
      if (blocks.has(name)) gaps.mark()
      // What stands behind a chapter or a book is no part of its last verse.
      if (eID !== undefined && (name === 'chapter' || attributes.type === 'book')) return writer.closeVerse()
      if (eID === undefined) openOther(writer, name, attributes)
    },
    close(name) {
      if (capture.isOn) return capture.close()
      if (skipped !== undefined) return
      if (name === 'q') quotations.closeElement()
      if (blocks.has(name)) gaps.mark()
      const span = findSpan(name, {})
      if (span) writer.closeSpan(span)
    },
    text(text) {
      if (capture.isOn) return capture.text(text)
      if (skipped !== undefined || before !== undefined) return
      gaps.addText(text)
    },
    get isBeside() {
      return skipped !== undefined || (capture.isOn && !heading.isOpen)
    },
    endHeading: heading.end,
    endVerse(isClosedLater = () => true) {
      const isWhole = quotations.settle(isClosedLater) && skipped === undefined && before === undefined
      skipped = undefined
      before = undefined
      gaps.forget()
      return isWhole
    },
    closeLost(name) {
      if (capture.isOn && isHeading(name)) {
        heading.forget()
        writer.addText(capture.abandon())
      } else elements.close(name)
    },
  }
  return elements
}

/** The heading that is being read. */
function createHeading(writer: VerseWriter, capture: TextCapture) {
  let isOpen = false
  return {
    get isOpen() {
      return isOpen
    },
    begin({ type = '' }: Attributes) {
      isOpen = true
      capture.start((text) => {
        isOpen = false
        if (!ownTitles.has(type)) writer.addHeading(text)
      })
    },
    /** Ends it before its own end, with the words that it has by now. */
    end() {
      if (isOpen) writer.addHeading(capture.abandon())
      isOpen = false
    },
    forget() {
      isOpen = false
    },
  }
}

const isHeading = (name: string) => name === 'title' || name === 'speaker'

/** Quotations that are open, each with what closes it. */
function createQuotations(writer: VerseWriter, openGap: () => void) {
  const open: { readonly id: string | undefined; readonly end: () => void }[] = []
  function close(id?: string) {
    const index = id === undefined ? open.length - 1 : open.findLastIndex((one) => one.id === id)
    if (index >= 0) open.splice(index, 1)[0]?.end()
  }
  return {
    open(attributes: Attributes) {
      openGap()
      const end = beginQuotation(writer, attributes, open.length)
      open.push({ id: attributes.sID, end })
    },
    close,
    /** A quotation in two empty elements is not closed with the first of them. */
    closeElement() {
      if (open.length > 0 && open.at(-1)?.id === undefined) close()
    },
    /** Closes those in two empty elements of which the second never comes; true where there is none. */
    settle(isClosedLater: (id: string) => boolean): boolean {
      const lost = open.filter(({ id }) => id !== undefined && !isClosedLater(id)).reverse()
      for (const { id } of lost) close(id)
      return lost.length === 0
    },
  }
}

function openOther(writer: VerseWriter, name: string, attributes: Attributes): void {
  const { type = '', subType = '', level = '1' } = attributes
  const span = findSpan(name, attributes)
  if (span) writer.openSpan(span)
  else if (name === 'l') writer.beginLine(Number(level) || 1)
  else if (name === 'p' || name === 'lg' || isParagraphMark(name, type, subType)) writer.beginParagraph()
  else if (name === 'lb' || (name === 'milestone' && type === 'line')) writer.addText(' ')
  else if (name === 'milestone' && type === 'cQuote') writer.addText(attributes.marker ?? '')
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
