import type { Event } from '@narthex/contract/events/event.schemas'
import { itemFilePath } from '@narthex/contract/schedule/calendar-address'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { EventTimes } from '../../components/event-times.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { usePlaceText } from './use-place-text.ts'

/** What the tickets are for: when, on the church's clock and the reader's, where, and the ways to it. */
export function EventHead({ event, onlineLink }: { event: Event; onlineLink: string | null }) {
  const t = useTranslations('registrations.tickets')
  const { church } = useChurchSite()
  const dates = useDateContext()
  const place = usePlaceText(event)
  const isOver = new Date(event.dataFim) <= dates.now
  return (
    <header>
      <p className="mt-1 text-sm font-semibold text-muted">{t('eyebrow')}</p>
      <h1 lang={church.idioma} className="text-2xl wrap-anywhere">
        {event.titulo}
      </h1>
      <div className="mt-3 grid gap-2">
        <div className="flex gap-2.5">
          <Icon name="clock" className="mt-0.5 size-5 text-muted" />
          <div className="min-w-0">
            <EventTimes event={event} dates={dates} />
          </div>
        </div>
        {place && (
          <p className="flex gap-2.5">
            <Icon name="pin" className="mt-0.5 size-5 text-muted" />
            <span lang={event.local ? church.idioma : undefined} className="min-w-0">
              {place}
            </span>
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {onlineLink && !isOver && (
          <SmartLink address={onlineLink} className={buttonClass('primary')}>
            {t('online')}
          </SmartLink>
        )}
        <SmartLink to={pathTo('/event/:eventId', { eventId: event.id })} className={buttonClass('quiet')}>
          {t('event')}
        </SmartLink>
        {!isOver && (
          // Phones hand it to their own calendar as it is opened.
          <a href={itemFilePath(`evento-${event.id}`)} className={buttonClass('quiet')}>
            <Icon name="calendar" className="size-5" />
            {t('calendar')}
          </a>
        )}
      </div>
    </header>
  )
}
