import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { WrittenMail } from '../../../platform/mail/mailer.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { findTicket, findTransfer } from '../after/transfers.queries.ts'
import { findBuyer } from '../registrations/registrations.queries.ts'
import { findSale } from '../sale/sale.queries.ts'
import { createTicketText, listFacts } from './ticket-mails.service.ts'

/** The link to a ticket that is offered, to the person whom it is for. Undefined once the offer has ended. */
export async function writeTransferMail(call: ChurchCall, codigo: string): Promise<WrittenMail | undefined> {
  const found = await call.inChurch(async (work) => {
    const offer = await findTransfer(work, codigo)
    const ticket = offer?.situacao === 'ABERTA' ? await findTicket(work, offer.ticketId) : undefined
    const sale = ticket && (await findSale(work, ticket.eventId))
    if (!offer?.email || !ticket || !sale) return undefined
    return {
      offer,
      to: offer.email,
      ticket,
      sale,
      buyer: await findBuyer(work, ticket.inscricaoCodigo),
      language: toLocale(await getLanguage(work)) ?? fallbackLocale,
    }
  })
  if (!found) return undefined
  const { offer, to, ticket, sale, buyer, language } = found
  const locale = offer.idioma ?? language
  const text = createTicketText(locale, await call.facts(), call.clock())
  const type = sale.types.find(({ id }) => id === ticket.ticketTypeId)?.nome ?? ''
  return {
    to,
    kind: 'ticket-transfer',
    locale,
    isByStranger: true,
    data: { nome: offer.nome ?? '', link: `/ticket-transfer?codigo=${codigo}` },
    values: { evento: sale.event.titulo, pessoa: buyer?.nome ?? text.parts.sender },
    facts: listFacts(text, {
      sale,
      registration: { moeda: null },
      total: 0,
      tickets: [{ type, isAddOn: false, holder: offer.nome }],
    }),
  }
}
