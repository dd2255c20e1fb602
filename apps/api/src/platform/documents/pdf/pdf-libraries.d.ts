/** The parts of the PDF libraries that documents and passes use; none ships types that fit. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number
    readonly ascent: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): { readonly glyphs: readonly { readonly id: number }[] }
    getGlyph: (id: number, codePoints?: readonly number[]) => Glyph | null
  }
  interface Glyph {
    codePoints: readonly number[]
    readonly path: { toSVG(): string }
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number }
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string): { readonly levels: Uint8Array }
    getMirroredCharacter(sign: string): string | null
  }
  // biome-ignore lint/style/noDefaultExport: the library has no other
  export default function createBidi(): Bidi
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream'
  import type { Font } from 'fontkit'

  interface Options {
    readonly size: 'A4' | 'LETTER'
    readonly margin: number
    readonly font: string
    readonly bufferPages: boolean
    readonly lang: string
    readonly displayTitle: boolean
    readonly pdfVersion: string
    readonly info: { readonly Title: string; readonly Author: string; readonly CreationDate: Date }
  }

  class PdfDocument extends Readable {
    constructor(options: Options)
    readonly page: { readonly width: number; readonly height: number }
    registerFont(name: string, font: Font): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    lineWidth(points: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this
    markContent(tag: 'Span', options: { readonly actual: string }): this
    endMarkedContent(): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    fill(colour: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    addPage(): this
    switchToPage(index: number): this
    bufferedPageRange(): { readonly start: number; readonly count: number }
    end(): void
  }

  // biome-ignore lint/style/noDefaultExport: the library has no other
  export { PdfDocument as default }
}
