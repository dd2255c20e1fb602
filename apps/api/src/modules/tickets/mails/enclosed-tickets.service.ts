import { textsFor } from '@narthex/locales/texts-for'
import { drawQrPng } from '../../../platform/images/qr-png.ts'
import type { MailCard, MailKind, WrittenMail } from '../../../platform/mail/mailer.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findTicketPaper } from '../documents/ticket-paper.service.ts'
import type { PrintedTicket, TicketPaper } from '../documents/ticket-paper.ts'
import { drawTicketsPdf } from '../documents/ticket-pdf.service.ts'
import { createTicketPaperText, groupCode } from '../documents/ticket-text.rules.ts'
import type { TicketMailData } from '../registrations/ticket-mails.jobs.ts'

export type TicketMailNeeds = Needs<'domain' | 'wallets'>

/** Mails that carry the tickets themselves. */
const carriers: ReadonlySet<MailKind> = new Set(['ticket-confirmed', 'ticket-reminder', 'ticket-moved'])

/** Tickets shown within a mail; programs cut longer ones off. All are in the PDF. */
export const maxShownTickets = 10
/** A whole purchase takes less than a quarter of it; a larger document stays behind the mail's button. */
export const maxPdfBytes = 2_000_000

/**
 * Puts the valid tickets of a purchase into its mail: a PDF with all, and the first ones with their QR, so that they open
 * without a network. Unpaid, canceled and handed on tickets are not among them.
 */
export async function encloseTickets(
  platform: TicketMailNeeds,
  call: ChurchCall,
  { inscricao: codigo }: Pick<TicketMailData, 'inscricao'>,
  mail: WrittenMail,
): Promise<WrittenMail> {
  if (!carriers.has(mail.kind)) return mail
  const found = await findTicketPaper(platform, call, codigo, { idioma: mail.locale })
  if (!found) return mail
  const { paper, church } = found
  const { filename, content } = await drawTicketsPdf(call, codigo, paper)
  const pdf = { filename, contentType: 'application/pdf', content: Buffer.from(content).toString('base64') }
  const isSmall = content.byteLength <= maxPdfBytes
  const { attached, moreAttached } = textsFor(mail.locale, church.idioma).mails.ticket
  const words = paper.tickets.length > maxShownTickets ? moreAttached : attached
  return {
    ...mail,
    paragraphs: [...(mail.paragraphs ?? []), ...(isSmall ? [words.replace('{numero}', String(maxShownTickets))] : [])],
    cards: await Promise.all(paper.tickets.slice(0, maxShownTickets).map((ticket) => drawCard(paper, ticket))),
    ...(isSmall && { attachments: [pdf] }),
  }
}

async function drawCard(paper: TicketPaper, { qr, codigo, nome, holder, addOns }: PrintedTicket): Promise<MailCard> {
  const text = createTicketPaperText(paper.locale, paper.church.timeZone)
  const kind = addOns.length > 0 ? [nome, text.fill(text.with, { nomes: addOns.join(', ') })].join(' · ') : nome
  const code = `${text.code}: ${groupCode(codigo)}`
  const png = await drawQrPng(qr)
  return {
    title: holder ?? nome,
    lines: [...(holder === null && addOns.length === 0 ? [] : [kind]), ...describeEvent(paper, text), code],
    image: {
      filename: `${codigo}.png`,
      contentType: 'image/png',
      content: png.toString('base64'),
      contentId: `${codigo.toLowerCase()}@narthex`,
      alt: code,
    },
  }
}

/** Title, time and place of an event, each on lines of its own. */
function describeEvent(paper: TicketPaper, text: ReturnType<typeof createTicketPaperText>): string[] {
  return [paper.event.titulo, text.span(paper.event), text.placeOrChurch(paper)].flatMap((words) => words.split('\n'))
}
