import type { Event } from '@narthex/contract/events/event.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { EventWhenWhere } from '../../components/event-times.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'

/** Event of the tickets: time and place, with links to it. */
export function EventHead({ event, onlineLink }: { event: Event; onlineLink: string | null }) {
  const t = useTranslations('registrations.tickets')
  const { church } = useChurchSite()
  const dates = useDateContext()
  const isOver = new Date(event.dataFim) <= dates.now
  return (
    <header>
      <p className="mt-1 text-sm font-semibold text-muted">{t('eyebrow')}</p>
      <h1 lang={church.idioma} className="text-2xl wrap-anywhere">
        {event.titulo}
      </h1>
      <EventWhenWhere event={event} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        {onlineLink && !isOver && (
          <SmartLink address={onlineLink} className={buttonClass('primary')}>
            {t('online')}
          </SmartLink>
        )}
        <SmartLink to={pathTo('/event/:eventId', { eventId: event.id })} className={buttonClass('quiet')}>
          {t('event')}
        </SmartLink>
      </div>
    </header>
  )
}
