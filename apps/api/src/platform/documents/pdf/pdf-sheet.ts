/// <reference path="./pdf-libraries.d.ts" />
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import PdfDocument from 'pdfkit'
import { type FontStyle, findDrop, signs, splitIntoRuns, type TextRun } from './pdf-fonts.ts'

export interface SheetSettings {
  readonly title: string
  readonly author: string
  readonly locale: string
  readonly size: 'A4' | 'LETTER'
  /** Written into the file: the same document has the same bytes. */
  readonly createdAt: Date
}

export interface TextStyle {
  readonly font: FontStyle
  /** Points. */
  readonly size: number
  readonly colour: string
  /** Baseline to baseline, as a multiple of the size; 1.4 if not given. */
  readonly leading?: number
}

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: keyof typeof shares
}

/** A PDF document that is drawn from the top of its first page to the bottom of its last. Lengths are points. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Writes wrapped text, the top of its first line at `y`, and gives the `y` below it. */
  write(text: string, style: TextStyle, box: TextBox): number
  /** The height that `write` would take. */
  measure(text: string, style: TextStyle, width: number): number
  fill(colour: string, x: number, y: number, width: number, height: number, radius?: number): void
  /** Fills many rectangles at once, each as its left, top, width and height. */
  fillAll(colour: string, boxes: readonly (readonly [number, number, number, number])[]): void
  rule(colour: string, x: number, y: number, width: number): void
  /** Begins a page. Other requests get their turn between two pages. */
  addPage(): Promise<void>
  /** Calls `draw` on each page and gives the document. */
  finish(draw: (page: number, pages: number) => void): Promise<Buffer>
}

const usualLeading = 1.4
/** The share of a line's free room that is left before it. */
const shares = { left: 0, centre: 0.5, right: 1 } as const

/** Measures what fonts write. A run that was measured last is one that can be drawn: its font is chosen. */
function createRuler(document: PdfDocument) {
  const registered = new Set<string>()
  const widths = new Map<string, number>()

  const choose = ({ font: { name, font } }: TextRun, fontSize: number) => {
    if (!registered.has(name)) document.registerFont(name, font)
    registered.add(name)
    document.font(name).fontSize(fontSize)
  }
  const widthOfRun = (run: TextRun, fontSize: number) => {
    choose(run, fontSize)
    return document.widthOfString(run.text)
  }
  const widthOfText = (text: string, { font, size: fontSize }: TextStyle) => {
    const key = `${font} ${fontSize} ${text}`
    const known = widths.get(key)
    const width = known ?? splitIntoRuns(text, font).reduce((sum, run) => sum + widthOfRun(run, fontSize), 0)
    widths.set(key, width)
    return width
  }
  return { widthOfRun, widthOfText }
}

/** Shapes stand in the order in which they are drawn: readers and copies get the letters. */
function drawRun(document: PdfDocument, { font, text }: TextRun, left: number, top: number): void {
  if (font.isShaped) document.markContent('Span', { actual: text })
  document.text(text, left, top, { lineBreak: false })
  if (font.isShaped) document.endMarkedContent()
}

export function openSheet({ title, author, locale, size, createdAt }: SheetSettings): Sheet {
  const document = new PdfDocument({
    // No font by default: it would be read from the library's folder.
    size,
    margin: 0,
    font: '',
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  const { widthOfRun, widthOfText } = createRuler(document)
  const wrap = (text: string, style: TextStyle, width: number) =>
    text.split('\n').flatMap((line) => wrapLine(line, (part) => widthOfText(part, style) <= width))

  return {
    width: document.page.width,
    height: document.page.height,
    write(text, style, { x, y, width, align = 'left' }) {
      const { font, size: fontSize, colour, leading = usualLeading } = style
      document.fillColor(colour)
      let top = y
      for (const line of wrap(text, style, width)) {
        let left = x + shares[align] * (width - widthOfText(line, style))
        for (const run of splitIntoRuns(line, font)) {
          const runWidth = widthOfRun(run, fontSize)
          drawRun(document, run, left, top + findDrop(run, font) * fontSize)
          left += runWidth
        }
        top += fontSize * leading
      }
      return top
    },
    measure(text, style, width) {
      return wrap(text, style, width).length * style.size * (style.leading ?? usualLeading)
    },
    fill(colour, x, y, width, height, radius = 0) {
      document.roundedRect(x, y, width, height, radius).fill(colour)
    },
    fillAll(colour, boxes) {
      for (const box of boxes) document.rect(...box)
      document.fill(colour)
    },
    rule(colour, x, y, width) {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke()
    },
    async addPage() {
      await setImmediate()
      document.addPage()
    },
    async finish(draw) {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        document.switchToPage(page)
        draw(page + 1, count)
      }
      await setImmediate()
      document.end()
      return buffer(document)
    },
  }
}

/** Breaks between words, and within a word that no line holds. */
function wrapLine(line: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/ +/)) {
    const longer = current ? `${current} ${word}` : word
    if (fits(longer)) {
      current = longer
      continue
    }
    if (current) lines.push(current)
    current = ''
    for (const { segment: sign } of signs.segment(word)) {
      if (current && !fits(current + sign)) {
        lines.push(current)
        current = ''
      }
      current += sign
    }
  }
  return [...lines, current]
}
