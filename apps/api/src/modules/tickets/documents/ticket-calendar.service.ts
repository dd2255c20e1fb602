import { createHash } from 'node:crypto'
import { writeAddress } from '@narthex/contract/churches/address-lines'
import type { HandlerInput } from '@narthex/contract/endpoint'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { getTicketCalendar } from '@narthex/contract/tickets/ticket-files.endpoints'
import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import { writePersonalEvent } from '../../schedule/calendar/calendar.service.ts'
import { requireRegistration } from '../after/my-tickets.service.ts'
import { findTicketsPath } from '../registrations/ticket-links.rules.ts'
import { createTicketPaperText } from './ticket-text.rules.ts'

interface CalendarText {
  readonly filename: string
  readonly content: Uint8Array
}

const standings: Partial<Record<RegistrationState, 'CONFIRMED' | 'TENTATIVE'>> = {
  CONFIRMADA: 'CONFIRMED',
  PENDENTE: 'TENTATIVE',
}

/**
 * The event of a purchase as an iCalendar file: with the same id at all times, on the church's clock, and canceled
 * where the purchase ended.
 */
export async function makeTicketCalendar(
  platform: Needs<'domain' | 'wallets'>,
  call: ChurchCall,
  codigo: string,
  { idioma }: HandlerInput<typeof getTicketCalendar>['query'],
): Promise<CalendarText> {
  const { row, event } = await call.inChurch(async (work) => {
    const { row } = await requireRegistration(platform, work, codigo)
    return { row, event: await findStoredEvent(work, row.eventId) }
  })
  if (!event) throw notFound()
  const { language, timeZone } = await call.facts()
  const text = createTicketPaperText(idioma ?? toLocale(language) ?? fallbackLocale, timeZone)
  const { titulo, dataInicio: inicio, dataFim: fim, local, endereco, flagOnline, versao } = event
  const standing = standings[row.situacao] ?? 'CANCELLED'
  const url = findTicketsPath(row)
  const link = new URL(url, toOrigin(platform.domain, call.church)).href
  const content = await writePersonalEvent(platform, call, {
    id: nameInCalendars(codigo),
    titulo,
    inicio,
    fim,
    standing,
    url,
    descricao: text.fill(text.calendarLink, { link }),
    local: [local, endereco && writeAddress(endereco)].filter(Boolean).join(', ') || null,
    isAtChurch: !flagOnline,
    // After the purchase has ended the event may still move: its last word stays the newest.
    versao: standing === 'CANCELLED' ? versao + 1 : versao,
    alteradaEm: event.dataAlteracao,
  })
  const filename = `${text.fill(text.calendarFile, { evento: event.id })}.ics`
  return { filename, content: new TextEncoder().encode(content) }
}

/** An id that calendars may pass on: the code of a purchase opens its tickets. */
const nameInCalendars = (codigo: string) =>
  `inscricao-${createHash('sha256').update(codigo).digest('hex').slice(0, 32)}`
