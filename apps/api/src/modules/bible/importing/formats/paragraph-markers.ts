import type { Span } from '@narthex/contract/bible/bible.schemas'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { findByParatextCode } from './book-codes.ts'
import { createTextCapture } from './text-capture.ts'
import { parseVerseNumber, type VerseNumber } from './verse-numbers.ts'
import type { VerseWriter } from './verse-writer.ts'

/* The markers of USFM 3, which USX has as styles and USFX as elements (https://docs.usfm.bible). */

const headings = new Set(['s', 'ms', 'd', 'sp', 'qa'])
const paragraphs = new Set(
  `
  p m po pr cls pmo pm pmc pmr pi mi pc ph phi ps psi lh li lf lim tr b
`
    .trim()
    .split(/\s+/),
)
const lines = new Set(['q', 'qr', 'qc', 'qm', 'qd'])
/** Markers that continue the paragraph before. */
const continuations = new Set(['nb'])
/** Titles of a book or of what stands behind it: what follows them is no text of the verse before. */
const titles = new Set(['mt', 'mte', 'imt', 'imte', 'periph'])
/** Paragraphs that are no text of the Bible. */
const beside = new Set([
  ...titles,
  ...`
  id usfm ide sts rem h toc toca is ip ipi im imi ipq imq ipr ib iq ili iot io iex ie ior mr sr r sd cl cd cp pb
  restore lit pde conc glo idx maps spine cov intro pref pub pubdata
`
    .trim()
    .split(/\s+/),
])
const [sidebar, sidebarEnd] = ['esb', 'esbe']

const spans: Readonly<Record<string, Span['tipo']>> = { wj: 'JESUS', add: 'ACRESCIMO', nd: 'NOME' }
const notes = new Set(['f', 'fe', 'ef', 'x', 'ex'])
export const isNoteMarker = (marker: string): boolean => notes.has(marker)
/** Numbers of other editions, references to where a note stands, pictures, readings of signs. */
const leftOut = new Set(['va', 'vp', 'ca', 'cp', 'fr', 'xo', 'fig', 'cat', 'pro', 'rq', 'rt', 'generated'])
/** Cells of tables and parts of list items, which stand apart whatever white space there is. */
const cells = new Set(['th', 'thr', 'thc', 'tc', 'tcr', 'tcc', 'lik', 'liv', 'litl'])

/** Styles of stretches inside of a paragraph; every other marker begins a paragraph. */
const characterStyles = new Set([
  ...`
  add bk dc k nd ord pn png qt sig sls tl wj em bd it bdit no sc sup w wa wg wh ndx rb rt pro qs qac rq va vp
  ca cp jmp fig fr ft fk fq fqa fl fw fp fv fdc fm xo xk xq xt xta xop xot xnt xdc th thr thc tc tcr tcc lik
  liv litl ref cat addpn rq
`
    .trim()
    .split(/\s+/),
  ...notes,
])
export const isCharacterStyle = (marker: string): boolean => characterStyles.has(withoutLevel(marker))

/** Events of a file with such markers, which each format's reader emits from its own syntax. */
export interface MarkerEvents {
  book(code: string): void
  chapter(number: string): void
  verse(number: string): void
  /** Ends the text of the verse. */
  endVerse(): void
  /** A paragraph of any kind: text, poetry, heading, or what is no text of the Bible. */
  paragraph(marker: string): void
  openStyle(marker: string): void
  closeStyle(marker: string): void
  text(text: string): void
  /** Says that the text of the open verse may not be all there, as a note in it was not closed. */
  damage(): void
}

type Kind = 'text' | 'heading' | 'left-out'

/** Undefined for a marker that no version of the format has: its words belong to what they stand in. */
function findKind(marker: string): Kind | undefined {
  const name = withoutLevel(marker)
  if (headings.has(name)) return 'heading'
  if (paragraphs.has(name) || lines.has(name) || continuations.has(name)) return 'text'
  return beside.has(name) || name === sidebar || name === sidebarEnd ? 'left-out' : undefined
}
export const isParagraphMarker = (marker: string): boolean => findKind(marker) !== undefined

export const withoutLevel = (marker: string): string => marker.replace(/\d{1,2}(?:-\d{1,2})?$/, '')
const levelOf = (marker: string) => Number(/\d{1,2}$/.exec(marker)?.[0] ?? 1)

export function createMarkerEvents(writer: VerseWriter): MarkerEvents {
  const capture = createTextCapture()
  let kind: Kind = 'text'
  let heading = ''
  /** Paragraph that goes on behind the sidebar that is open. */
  let behindSidebar: Kind | undefined

  function endHeading() {
    if (kind === 'heading') writer.addHeading(heading)
    heading = ''
  }
  /** A place ends a sidebar that is open: what was to stand behind it may be lost. */
  function beginPlace() {
    if (behindSidebar) writer.markDamaged()
    behindSidebar = undefined
    endHeading()
  }

  return {
    book(code) {
      beginPlace()
      kind = 'left-out'
      writer.openBook(findByParatextCode(code))
    },
    chapter(number) {
      if (capture.isOn) return
      beginPlace()
      kind = 'text'
      writer.openChapter(Number(number.trim()))
    },
    verse(number) {
      if (capture.isOn) return
      beginPlace()
      kind = 'text'
      writer.openVerse(readVerse(number, writer))
    },
    endVerse: () => capture.isOn || writer.closeVerse(),
    paragraph(marker) {
      if (capture.isOn) return capture.text(' ')
      const name = withoutLevel(marker)
      if (behindSidebar) {
        if (name === sidebarEnd) [kind, behindSidebar] = [behindSidebar, undefined]
        return
      }
      endHeading()
      if (name === sidebar) behindSidebar = kind === 'heading' ? 'text' : kind
      if (titles.has(name)) writer.closeVerse()
      const found = findKind(marker)
      kind = found ?? (kind === 'heading' ? 'text' : kind)
      if (!found) return kind === 'text' ? writer.addText(' ') : undefined
      if (kind === 'text') beginText(marker, writer)
    },
    openStyle(marker) {
      if (capture.isOn) return leftOut.has(marker) ? capture.openSilent() : capture.open()
      if (behindSidebar) return
      // A note of a heading has no place in a verse.
      if (notes.has(marker)) return capture.start((text) => kind === 'text' && writer.addNote(text))
      if (leftOut.has(marker)) return capture.start(() => {})
      if (cells.has(marker) && kind === 'text') writer.addText(' ')
      const span = spans[marker]
      if (span && kind === 'text') writer.openSpan(span)
    },
    closeStyle(marker) {
      if (capture.isOn) return capture.close()
      if (behindSidebar) return
      const span = spans[marker]
      if (span) writer.closeSpan(span)
    },
    text(text) {
      if (capture.isOn) capture.text(text)
      else if (behindSidebar) return
      else if (kind === 'heading') heading += text
      else if (kind === 'text') writer.addText(text)
    },
    damage() {
      if (kind === 'text' && !behindSidebar) writer.markDamaged()
    },
  }
}

function readVerse(number: string, writer: VerseWriter): VerseNumber {
  const parsed = parseVerseNumber(number)
  if (parsed) return parsed
  throw new UnreadableSource(`${writer.place()}: ${JSON.stringify(number.slice(0, 20))} is no verse`)
}

function beginText(marker: string, writer: VerseWriter): void {
  const name = withoutLevel(marker)
  if (paragraphs.has(name)) writer.beginParagraph()
  else if (lines.has(name)) writer.beginLine(levelOf(marker))
  else writer.addText(' ')
}
