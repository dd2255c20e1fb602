import { fillPath } from '@narthex/contract/endpoint-path'
import type { Locale } from '@narthex/contract/locale'
import type { Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { getTicketCalendar, getTicketsPdf } from '@narthex/contract/tickets/ticket-files.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/api.ts'
import { DownloadButton } from './download-button.tsx'
import { useDateContext } from './use-date-context.ts'

type Bought = Pick<Registration, 'codigo' | 'situacao' | 'evento' | 'ingressos'>

/** A purchase to take along: all of its tickets to print, and its event for a calendar. Nothing once it is over. */
export function TicketFiles({ registration: { codigo, situacao, evento, ingressos } }: { registration: Bought }) {
  const t = useTranslations('ticketCard.files')
  const { locale, now } = useDateContext()
  const isLive = situacao === 'CONFIRMADA' || situacao === 'PENDENTE'
  if (!isLive || new Date(evento.dataFim) <= now) return null
  const valid = ingressos.filter(({ qr }) => qr !== null)
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {valid.length > 0 && (
        <DownloadButton
          label={t('pdf', { count: valid.length })}
          failed={t('failed')}
          load={() => loadPdf(codigo, { idioma: locale })}
        />
      )}
      {/* Phones hand it to their own calendar as it is opened. */}
      <a href={`/api/v1${fillPath(getTicketCalendar, { codigo })}?idioma=${locale}`} className={buttonClass('quiet')}>
        <Icon name="calendar" className="size-5" />
        {t('calendar')}
      </a>
    </div>
  )
}

/** One ticket to print: to hand on to who comes. */
export function TicketPdf({ codigo, ticket }: { codigo: string; ticket: Pick<Ticket, 'id' | 'qr' | 'participante'> }) {
  const t = useTranslations('ticketCard')
  const { locale } = useDateContext()
  if (ticket.qr === null) return null
  return (
    <DownloadButton
      face="link"
      label={t('files.one')}
      about={t('files.oneFor', { name: ticket.participante?.nome ?? t('noName') })}
      failed={t('files.failed')}
      load={() => loadPdf(codigo, { idioma: locale, ingresso: String(ticket.id) })}
    />
  )
}

const loadPdf = (codigo: string, query: { readonly idioma: Locale; readonly ingresso?: string }) =>
  callApi(getTicketsPdf, { params: { codigo }, query })
