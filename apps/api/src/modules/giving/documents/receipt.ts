import type { Locale } from '@narthex/contract/locale'
import { sayAmount } from '../../../platform/documents/amount-in-words/amount-in-words.ts'
import type { DocumentSettings, Giver, ReceivedGift } from './document-data.ts'
import { type DocumentPage, openDocument } from './document-page.ts'
import { drawTable, type Row } from './document-table.ts'
import { nameGiver } from './document-text.rules.ts'

/** The receipt of a gift as a PDF document. It states what was received, and no effect on anyone's taxes. */
export async function writeReceipt(gift: ReceivedGift, giver: Giver, settings: DocumentSettings): Promise<Buffer> {
  const { issuer, locale } = settings
  const page = openDocument(({ receipt }) => receipt, settings)
  const { text, styles } = page
  page.y += 18
  drawAmount(page, gift, locale)
  const sentence = text.fill(text.received, {
    doador: nameGiver(giver),
    valor: text.money(gift.total, gift.moeda),
    extenso: sayAmount(gift.total, gift.moeda, locale),
    data: text.longDate(gift.recebidaEm),
  })
  await page.paragraph(sentence, { ...styles.body, size: 11.5, leading: 1.55 }, 20)
  drawFacts(page, gift)
  await drawItems(page, gift)
  await noteWhatChanged(page, gift)
  if (issuer.reciboTexto) await page.paragraph(issuer.reciboTexto, { ...styles.body, size: 10 })
  return page.finish()
}

function drawAmount(page: DocumentPage, { moeda, total }: ReceivedGift, locale: Locale): void {
  const { sheet, text, colours, styles, left, width } = page
  const inset = 22
  const box = { x: left + inset, width: width - 2 * inset }
  const figures = { ...styles.title, size: 32, colour: colours.brandText, leading: 1.45 }
  const words = { ...styles.body, size: 10.5, colour: colours.muted }
  const written = sayAmount(total, moeda, locale)
  const height = 14 + 18 + figures.size * figures.leading + sheet.measure(written, words, box.width)
  sheet.fill(colours.sunken, left, page.y, width, height, 12)
  const below = sheet.write(text.money(total, moeda), figures, { ...box, y: page.y + 14 })
  sheet.write(written, words, { ...box, y: below })
  page.y += height + 24
}

/** Draws the facts in two columns, each with a label over its value. */
function drawFacts(page: DocumentPage, gift: ReceivedGift): void {
  const { sheet, text, styles, left, width } = page
  const facts = [
    [text.date, text.longDate(gift.recebidaEm)],
    [text.method, text.nameMethod(gift.metodo)],
    [text.frequency, gift.isRecurring ? text.recurring : text.once],
    [text.order, gift.codigo],
  ] as const
  for (const [index, [label, value]] of facts.entries()) {
    const box = { x: left + (index % 2) * (width / 2), width: width / 2 - 12 }
    const below = sheet.write(label, styles.small, { ...box, y: page.y })
    const end = sheet.write(value, { ...styles.body, size: 10.5 }, { ...box, y: below })
    if (index % 2 === 1) page.y = end + 10
  }
  page.y += 12
}

function drawItems(page: DocumentPage, { itens, moeda, total }: ReceivedGift): Promise<void> {
  const { text } = page
  const fees = total - itens.reduce((sum, { valor }) => sum + valor, 0)
  const rows: Row[] = itens.map(({ nome, valor }) => ({ cells: [nome, text.money(valor, moeda)] }))
  if (fees > 0) rows.push({ cells: [text.fees, text.money(fees, moeda)] })
  rows.push({ cells: [text.total, text.money(total, moeda)], isSum: true })
  return drawTable(
    page,
    [
      { head: text.reason, share: 0.7 },
      { head: text.amount, share: 0.3, align: 'right' },
    ],
    rows,
  )
}

async function noteWhatChanged(page: DocumentPage, gift: ReceivedGift): Promise<void> {
  const { text } = page
  const { total, estornado, moeda, isDisputed } = gift
  const values = { valor: text.money(estornado, moeda), resto: text.money(total - estornado, moeda) }
  if (estornado >= total) await page.notice(text.refundedWhole)
  else if (estornado > 0) await page.notice(text.fill(text.refundedPart, values))
  if (isDisputed) await page.notice(text.disputed)
}
