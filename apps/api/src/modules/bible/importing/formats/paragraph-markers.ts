import type { Span } from '@narthex/contract/bible/bible.schemas'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { findByParatextCode } from './book-codes.ts'
import { createTextCapture } from './text-capture.ts'
import { parseVerseNumber, type VerseWriter } from './verse-writer.ts'

/* The markers of USFM 3, which USX has as styles and USFX as elements (https://docs.usfm.bible). */

const headings = new Set(['s', 'ms', 'd', 'sp', 'qa'])
const paragraphs = new Set(
  `
  p m po pr cls pmo pm pmc pmr pi mi pc ph lh li lf lim tr b
`
    .trim()
    .split(/\s+/),
)
const lines = new Set(['q', 'qr', 'qc', 'qm', 'qd'])
/** Markers that continue the paragraph before. */
const continuations = new Set(['nb'])

const spans: Readonly<Record<string, Span['tipo']>> = { wj: 'JESUS', add: 'ACRESCIMO', nd: 'NOME' }
const notes = new Set(['f', 'fe', 'ef', 'x', 'ex'])
export const isNoteMarker = (marker: string): boolean => notes.has(marker)
/** Numbers of other editions, references to where a note stands, pictures, readings of signs. */
const leftOut = new Set(['va', 'vp', 'ca', 'cp', 'fr', 'xo', 'fig', 'pro', 'rq', 'rt', 'generated'])

/** Styles of stretches inside of a paragraph; every other marker begins a paragraph. */
const characterStyles = new Set([
  ...`
  add bk dc k nd ord pn png qt sig sls tl wj em bd it bdit no sc sup w wa wg wh ndx rb rt pro qs qac rq va vp
  ca cp jmp fig fr ft fk fq fqa fl fw fp fv fdc fm xo xk xq xt xta xop xot xnt xdc th thr thc tc tcr tcc lik
  liv litl
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
  /** A paragraph of any kind: text, poetry, heading, or what is no text of the Bible. */
  paragraph(marker: string): void
  openStyle(marker: string): void
  closeStyle(marker: string): void
  text(text: string): void
}

type Kind = 'text' | 'heading' | 'left-out'

function findKind(marker: string): Kind {
  const name = withoutLevel(marker)
  if (headings.has(name)) return 'heading'
  return paragraphs.has(name) || lines.has(name) || continuations.has(name) ? 'text' : 'left-out'
}

export const withoutLevel = (marker: string): string => marker.replace(/\d{1,2}$/, '')
const levelOf = (marker: string) => Number(/\d{1,2}$/.exec(marker)?.[0] ?? 1)

export function createMarkerEvents(writer: VerseWriter): MarkerEvents {
  const capture = createTextCapture()
  let kind: Kind = 'text'
  let heading = ''

  function endHeading() {
    if (kind === 'heading') writer.addHeading(heading)
    heading = ''
  }

  return {
    book(code) {
      endHeading()
      kind = 'left-out'
      writer.openBook(findByParatextCode(code))
    },
    chapter(number) {
      endHeading()
      kind = 'text'
      writer.openChapter(Number(number.trim()))
    },
    verse(number) {
      endHeading()
      kind = 'text'
      const parsed = parseVerseNumber(number)
      if (!parsed) throw new UnreadableSource(`${writer.place()}: ${JSON.stringify(number.slice(0, 20))} is no verse`)
      writer.openVerse(parsed)
    },
    paragraph(marker) {
      endHeading()
      kind = findKind(marker)
      if (kind !== 'text') return
      const name = withoutLevel(marker)
      if (paragraphs.has(name)) writer.beginParagraph()
      else if (lines.has(name)) writer.beginLine(levelOf(marker))
      else writer.addText(' ')
    },
    openStyle(marker) {
      if (capture.isOn) return leftOut.has(marker) ? capture.openSilent() : capture.open()
      // A note of a heading has no place in a verse.
      if (notes.has(marker)) return capture.start((text) => kind === 'text' && writer.addNote(text))
      if (leftOut.has(marker)) return capture.start(() => {})
      const span = spans[marker]
      if (span && kind === 'text') writer.openSpan(span)
    },
    closeStyle(marker) {
      if (capture.isOn) return capture.close()
      const span = spans[marker]
      if (span) writer.closeSpan(span)
    },
    text(text) {
      if (capture.isOn) capture.text(text)
      else if (kind === 'heading') heading += text
      else if (kind === 'text') writer.addText(text)
    },
  }
}
