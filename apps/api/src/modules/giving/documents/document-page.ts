import { writeAddress } from '@narthex/contract/churches/address-lines'
import { createPalette, type Scheme } from '@narthex/ui/colour/palette'
import { choosePaper, drawChurchHeader, margin } from '../../../platform/documents/church-header.ts'
import { openSheet, type Sheet, type TextStyle } from '../../../platform/documents/pdf/pdf-sheet.ts'
import type { DocumentSettings, Issuer } from './document-data.ts'
import { createDocumentText, type DocumentText, labelTaxNumber } from './document-text.rules.ts'

const footerHeight = 44

type Styles = Readonly<Record<'title' | 'heading' | 'body' | 'strong' | 'small', TextStyle>>

/** A document of a church under its header, drawn downwards; `y` is where it goes on. */
export interface DocumentPage {
  readonly sheet: Sheet
  readonly text: DocumentText
  readonly colours: Scheme
  readonly styles: Styles
  readonly left: number
  readonly width: number
  y: number
  /** Starts the next page if less than `height` is left; true if it did. */
  need(height: number): Promise<boolean>
  /** Writes a paragraph over the whole width. */
  paragraph(text: string, style: TextStyle, below?: number): Promise<void>
  /** A paragraph that must not be missed. */
  notice(text: string): Promise<void>
  finish(): Promise<Buffer>
}

export function openDocument(
  writeTitle: (text: DocumentText) => string,
  { issuer, locale, issuedAt, isRehearsal }: DocumentSettings,
): DocumentPage {
  const colours = createPalette(issuer.corApp).light
  const text = createDocumentText(locale, issuer)
  const title = writeTitle(text)
  const sheet = openSheet({
    title: `${title} · ${issuer.nome}`,
    author: issuer.nome,
    locale,
    size: choosePaper(issuer.endereco),
    createdAt: issuedAt,
  })
  const styles: Styles = {
    title: { font: 'title', size: 26, colour: colours.ink, leading: 1.25 },
    heading: { font: 'strong', size: 12, colour: colours.ink },
    body: { font: 'body', size: 11, colour: colours.ink, leading: 1.5 },
    strong: { font: 'strong', size: 11, colour: colours.ink, leading: 1.5 },
    small: { font: 'body', size: 8.5, colour: colours.muted, leading: 1.45 },
  }
  const width = sheet.width - 2 * margin
  const bottom = sheet.height - margin - footerHeight

  const page: DocumentPage = {
    sheet,
    text,
    colours,
    styles,
    width,
    left: margin,
    y: drawHeader(sheet, issuer, colours),
    async need(height) {
      if (page.y + height <= bottom) return false
      await sheet.addPage()
      page.y = margin
      return true
    },
    async paragraph(words, style, below = 10) {
      await page.need(sheet.measure(words, style, width))
      page.y = sheet.write(words, style, { x: margin, y: page.y, width }) + below
    },
    async notice(words) {
      const style = { ...styles.body, size: 10 }
      const inner = width - 28
      const height = sheet.measure(words, style, inner) + 18
      await page.need(height)
      sheet.fill(colours.sunken, margin, page.y, width, height, 6)
      sheet.fill(colours.brandText, margin, page.y, 3, height)
      sheet.write(words, style, { x: margin + 16, y: page.y + 9, width: inner })
      page.y += height + 14
    },
    finish: () =>
      sheet.finish((number, count) => {
        sheet.fill(colours.brand, 0, 0, sheet.width, 6)
        const y = sheet.height - margin - 14
        sheet.rule(colours.line, margin, y - 10, width)
        sheet.write(`${issuer.nome} · ${issuer.host}`, styles.small, { x: margin, y, width: width * 0.6 })
        const issued = text.fill(text.issued, { data: text.longDate(issuedAt) })
        const place = count > 1 ? ` · ${text.fill(text.page, { pagina: number, paginas: count })}` : ''
        sheet.write(issued + place, styles.small, { x: margin + width * 0.4, y, width: width * 0.6, align: 'right' })
      }),
  }
  page.y = sheet.write(title, styles.title, { x: margin, y: page.y, width })
  if (isRehearsal) warnOfRehearsal(page)
  return page
}

function warnOfRehearsal(page: DocumentPage): void {
  const { sheet, text, colours, styles, left, width } = page
  const style = { ...styles.strong, size: 10, colour: colours.brandText }
  page.y = sheet.write(text.rehearsal, style, { x: left, y: page.y + 6, width })
}

/** Draws who issues the document and gives the `y` below it. */
function drawHeader(sheet: Sheet, issuer: Issuer, colours: Scheme): number {
  const lines = [
    [issuer.reciboNome, labelTaxNumber(issuer.reciboDocumento)].filter(Boolean).join(' · '),
    issuer.endereco ? writeAddress(issuer.endereco) : '',
  ].filter(Boolean)
  return drawChurchHeader(sheet, { nome: issuer.nome, lines }, colours)
}
