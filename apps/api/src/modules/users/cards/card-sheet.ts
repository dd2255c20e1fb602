import type { Address } from '@narthex/contract/churches/church.schemas'
import type { Locale } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import { createPalette, type Scheme } from '@narthex/ui/colour/palette'
import { choosePaper } from '../../../platform/documents/church-header.ts'
import { drawQr } from '../../../platform/documents/pdf/draw-qr.ts'
import { openSheet, type Sheet, type TextStyle } from '../../../platform/documents/pdf/pdf-sheet.ts'

/** A card as it is printed. */
export interface PrintedCard {
  readonly nome: string
  readonly numeroMembro: string
  readonly cargo: string | null
  readonly congregacao: string | null
  /** The text of its QR code. */
  readonly qr: string
}

/** Cards to print, ten a page on A4. It can be sent between threads. */
export interface CardSheet {
  readonly church: { readonly nome: string; readonly endereco: Address | null; readonly corApp: string }
  readonly locale: Locale
  readonly printedAt: Date
  readonly cards: readonly PrintedCard[]
}

/** Points: 85.6 × 54 mm, as bank cards are. */
const card = { width: 242.6, height: 153 }
const columns = 2
const inset = 14
/** Between the name and the lines below it. */
const gap = 4
/** 2.5 cm: 0.6 mm for each module. */
const qrSize = 72

/** Cards as a PDF document, side by side with lines to cut along. */
export async function drawCards({ church, locale, printedAt, cards }: CardSheet): Promise<Uint8Array> {
  const text = catalogue[locale].memberCard
  const colours = createPalette(church.corApp).light
  const sheet = openSheet({
    title: `${text.card} · ${church.nome}`,
    author: church.nome,
    locale,
    size: choosePaper(church.endereco),
    createdAt: printedAt,
  })
  const rows = Math.floor(sheet.height / card.height)
  const left = (sheet.width - columns * card.width) / 2
  const top = (sheet.height - rows * card.height) / 2
  for (const [index, printed] of cards.entries()) {
    const place = index % (rows * columns)
    if (index > 0 && place === 0) await sheet.addPage()
    const at = { x: left + (place % columns) * card.width, y: top + Math.floor(place / columns) * card.height }
    drawCard(sheet, { printed, church: church.nome, title: text.card, colours }, at)
  }
  return sheet.finish(() => {})
}

interface Drawn {
  readonly printed: PrintedCard
  readonly church: string
  readonly title: string
  readonly colours: Scheme
}

function drawCard(sheet: Sheet, { printed, church, title, colours }: Drawn, { x, y }: { x: number; y: number }): void {
  const { nome, numeroMembro, cargo, congregacao, qr } = printed
  drawEdges(sheet, colours.line, x, y)
  sheet.fill(colours.brand, x + inset, y + inset, 26, 4)
  const width = card.width - 2 * inset
  const box = { x: x + inset, width }
  const small: TextStyle = { font: 'body', size: 8, colour: colours.muted, leading: 1.35 }
  const underName = sheet.write(
    church,
    { font: 'strong', size: 9.5, colour: colours.ink },
    { ...box, y: y + inset + 8 },
  )
  sheet.write(title, small, { ...box, y: underName })
  const bottom = y + card.height - inset
  drawQr(sheet, qr, { x: x + card.width - inset - qrSize, y: bottom - qrSize, size: qrSize })
  const beside = { x: x + inset, width: width - qrSize - 10 }
  const facts = [cargo, congregacao].filter((fact) => fact !== null).join(' · ')
  const lines = [facts, `Nº ${numeroMembro}`].filter((line) => line !== '').join('\n')
  const name: TextStyle = { font: 'title', size: nome.length > 26 ? 11 : 14, colour: colours.ink, leading: 1.2 }
  const height = sheet.measure(nome, name, beside.width) + gap + sheet.measure(lines, small, beside.width)
  const below = sheet.write(nome, name, { ...beside, y: bottom - height })
  sheet.write(lines, small, { ...beside, y: below + gap })
}

/** The lines to cut along. */
function drawEdges(sheet: Sheet, colour: string, x: number, y: number): void {
  const { width, height } = card
  sheet.fillAll(colour, [
    [x, y, width, 0.4],
    [x, y + height, width, 0.4],
    [x, y, 0.4, height],
    [x + width, y, 0.4, height],
  ])
}
