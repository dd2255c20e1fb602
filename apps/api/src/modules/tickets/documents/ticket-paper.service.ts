import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import type { Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { textsFor } from '@narthex/locales/texts-for'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { findPayee } from '../../../platform/mail/sender.queries.ts'
import { writePayee } from '../../../platform/mail/templates/payee-text.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import { requireRegistration } from '../after/my-tickets.service.ts'
import type { PrintedTicket, TicketPaper } from './ticket-paper.ts'

interface Wanted {
  /** One ticket; otherwise all of the purchase. */
  readonly ticketId?: number | undefined
  /** The church's where none is named. */
  readonly idioma?: Locale | undefined
}

/** The valid tickets of a purchase as they leave the site, with their event and church. Throws NOT_FOUND without any. */
export async function requireTicketPaper(...wanted: Parameters<typeof findTicketPaper>) {
  const found = await findTicketPaper(...wanted)
  if (!found) throw notFound()
  return found
}

/** Undefined where no ticket of a purchase is valid. Throws NOT_FOUND where there is no purchase. */
export async function findTicketPaper(
  platform: Needs<'domain' | 'wallets'>,
  call: ChurchCall,
  codigo: string,
  { ticketId, idioma }: Wanted,
) {
  const { shown, event, row, recebedor } = await call.inChurch(async (work) => {
    const { shown, row } = await requireRegistration(platform, work, codigo)
    return { shown, row, event: await findStoredEvent(work, row.eventId), recebedor: await findPayee(work) }
  })
  const tickets = shown.ingressos.flatMap((ticket) => toPrintedTicket(ticket, ticketId))
  if (!event || tickets.length === 0) return undefined
  const { church, visual } = await getFrame(call)
  const { nome, endereco, fusoHorario: timeZone, idioma: churchLanguage } = church
  const { titulo, dataInicio, dataFim, local, flagOnline } = event
  const locale = idioma ?? toLocale(churchLanguage) ?? fallbackLocale
  const { payee: texts } = textsFor(locale, churchLanguage).payments
  const isPaid = row.pedidoCodigo !== null && row.valor > row.desconto
  const paper: TicketPaper = {
    church: {
      nome,
      endereco,
      timeZone,
      corApp: visual.corApp,
      host: new URL(toOrigin(platform.domain, call.church)).host,
    },
    event: { titulo, dataInicio, dataFim, local, flagOnline, endereco: event.endereco },
    locale,
    payee: isPaid ? writePayee(texts, { nome, endereco, recebedor }, {}) : undefined,
    tickets,
    issuedAt: call.clock(),
  }
  return { paper, event, church }
}

function toPrintedTicket(
  { id, qr, codigo, nome, participante, adicionais }: Ticket,
  wanted: number | undefined,
): PrintedTicket[] {
  if (qr === null || (wanted !== undefined && wanted !== id)) return []
  const addOns = adicionais.filter(({ situacao }) => situacao === 'VALIDO').map((addOn) => addOn.nome)
  return [{ qr, codigo, nome, holder: participante?.nome ?? null, addOns }]
}
