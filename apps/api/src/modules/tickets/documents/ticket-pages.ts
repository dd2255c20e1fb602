import { createPalette } from '@narthex/ui/colour/palette'
import { choosePaper, drawChurchHeader, margin } from '../../../platform/documents/church-header.ts'
import { drawQr } from '../../../platform/documents/pdf/draw-qr.ts'
import { openSheet, type TextStyle } from '../../../platform/documents/pdf/pdf-sheet.ts'
import type { PrintedTicket, TicketPaper } from './ticket-paper.ts'
import { createTicketPaperText, groupCode } from './ticket-text.rules.ts'

/** Points: about 7 cm, with 1.5 mm for each module. */
const qrSize = 200

/** Tickets as a PDF document, one a page. */
export async function drawTickets(paper: TicketPaper): Promise<Uint8Array> {
  const { church, event, locale, issuedAt, tickets } = paper
  const text = createTicketPaperText(locale, church.timeZone)
  const colours = createPalette(church.corApp).light
  const sheet = openSheet({
    title: `${event.titulo} · ${church.nome}`,
    author: church.nome,
    locale,
    size: choosePaper(church.endereco),
    createdAt: issuedAt,
  })
  const left = margin
  const width = sheet.width - 2 * margin
  const ink = colours.ink
  const label: TextStyle = { font: 'body', size: 9, colour: colours.muted }
  const value: TextStyle = { font: 'body', size: 11.5, colour: ink, leading: 1.45 }

  const drawFact = (name: string, words: string, y: number): number => {
    if (!words) return y
    const below = sheet.write(name, label, { x: left, y, width })
    return sheet.write(words, value, { x: left, y: below, width }) + 12
  }

  const drawTicket = ({ qr, codigo, nome, holder, addOns }: PrintedTicket): void => {
    let y = drawChurchHeader(sheet, { nome: church.nome, lines: [] }, colours)
    const title: TextStyle = { font: 'title', size: 26, colour: ink, leading: 1.25 }
    y = sheet.write(event.titulo, title, { x: left, y, width }) + 16
    y = drawFact(text.when, text.span(event), y)
    y = drawFact(text.where, text.placeOrChurch(paper), y)
    sheet.rule(colours.line, left, y + 2, width)
    y += 22
    drawQr(sheet, qr, { x: left, y, size: qrSize })
    const box = { x: left + qrSize + 28, width: width - qrSize - 28 }
    let beside = sheet.write(text.holder, label, { ...box, y: y + 4 })
    beside = sheet.write(holder ?? text.noName, { ...title, size: 18 }, { ...box, y: beside }) + 12
    beside = sheet.write(text.type, label, { ...box, y: beside })
    beside = sheet.write(nome, { ...value, font: 'strong' }, { ...box, y: beside })
    if (addOns.length > 0)
      beside = sheet.write(text.fill(text.with, { nomes: addOns.join(', ') }), value, { ...box, y: beside })
    beside = sheet.write(text.code, label, { ...box, y: beside + 12 })
    beside = sheet.write(groupCode(codigo), value, { ...box, y: beside })
    const below = sheet.write(text.show, label, { x: left, y: Math.max(y + qrSize, beside) + 18, width })
    if (paper.payee) sheet.write(paper.payee, label, { x: left, y: below + 8, width })
  }

  for (const [index, ticket] of tickets.entries()) {
    if (index > 0) await sheet.addPage()
    drawTicket(ticket)
  }
  return sheet.finish((page, pages) => {
    sheet.fill(colours.brand, 0, 0, sheet.width, 6)
    const y = sheet.height - margin - 14
    sheet.rule(colours.line, left, y - 10, width)
    sheet.write(`${church.nome} · ${church.host}`, label, { x: left, y, width: width * 0.7 })
    const place = pages > 1 ? text.fill(text.page, { pagina: page, paginas: pages }) : ''
    sheet.write(place, label, { x: left + width * 0.7, y, width: width * 0.3, align: 'right' })
  })
}
