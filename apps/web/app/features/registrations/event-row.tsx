import { asOpening, type DateContext, toDateBadge, whenText } from '@narthex/client/format/dates'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { usePlaceText } from '../../components/event-times.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { ZoneNote } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'

interface EventRowProps {
  readonly event: MyEvent
  readonly dates: DateContext
  readonly isPast: boolean
}

/** An event in the list: when and where, how many tickets, and what is still to be paid. It leads to the tickets. */
export function EventRow({ event: { evento, ingressos, pendentes, pedido }, dates, isPast }: EventRowProps) {
  const t = useTranslations('registrations')
  const { church } = useChurchSite()
  const { id, titulo, dataInicio } = evento
  const start = new Date(dataInicio)
  const { day, month } = toDateBadge(start, dates)
  const place = usePlaceText(evento)
  return (
    <li className="relative flex gap-4 not-first:border-t border-line p-4 hover:bg-sunken sm:px-5">
      <span
        aria-hidden="true"
        className={`grid size-14 shrink-0 content-center rounded-control text-center ${isPast ? 'bg-sunken text-muted' : 'bg-brand-soft text-brand-text'}`}
      >
        <span className="text-xl leading-none font-bold tabular-nums">{day}</span>
        <span className="mt-0.5 text-xs leading-none font-semibold">{month}</span>
      </span>
      <div className="min-w-0 grow">
        <SmartLink
          to={pathTo('/user/registrations/:eventId/tickets', { eventId: id })}
          className="font-semibold after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
        >
          <span lang={church.idioma}>{titulo}</span>
        </SmartLink>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={dataInicio}>{asOpening(whenText(start, dates))}</time>
          <ZoneNote at={start} />
          {place && (
            <>
              {' · '}
              <span lang={evento.local ? church.idioma : undefined}>{place}</span>
            </>
          )}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {ingressos > 0 && (
            <span className="inline-flex items-center gap-1.5 font-medium">
              <MemberIcon name="ticket" className="size-4.5 text-muted" />
              {t('count', { count: ingressos })}
            </span>
          )}
          {pendentes > 0 && (
            <span className="inline-flex items-center gap-1.5 font-medium text-warning">
              <MemberIcon name="clock" className="size-4.5" />
              {t('pending', { count: pendentes })}
            </span>
          )}
        </p>
        {pedido && !isPast && (
          <SmartLink
            to={pathTo('/user/payment/:paymentCode', { paymentCode: pedido })}
            className={`${textLinkClass} relative`}
          >
            {t('pay')}
            <span className="sr-only">{t('payFor', { event: titulo })}</span>
          </SmartLink>
        )}
      </div>
      <Icon name="chevron" className="size-5 shrink-0 -rotate-90 self-center text-muted" />
    </li>
  )
}
