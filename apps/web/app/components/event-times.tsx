import { asOpening, type DateContext, whenText } from '@narthex/client/format/dates'
import { longDate } from '@narthex/client/format/long-dates'
import { isElsewhere, zonePlace } from '@narthex/client/format/zones'
import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import type { Event } from '@narthex/contract/events/event.schemas'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../page/use-site.ts'
import { useDateContext } from './use-date-context.ts'
import { useReadersZone } from './use-readers-zone.ts'

type Times = Pick<Event, 'dataInicio' | 'dataFim'>

/** Full time of an event on the church's clocks, and on the reader's where those differ. */
export function EventTimes({ event, dates }: { event: Times; dates: DateContext }) {
  return (
    <>
      <p className="font-semibold">
        <time dateTime={event.dataInicio}>{useTimesText(event, dates)}</time>
      </p>
      <ReadersTime start={new Date(event.dataInicio)} dates={dates} />
    </>
  )
}

/**
 * Time on the reader's clocks. As served it reserves its place for readers on other clocks only (`zone-note`): nothing
 * moves when it is known.
 */
function ReadersTime({ start, dates }: { start: Date; dates: DateContext }) {
  const t = useTranslations('events')
  const readers = useReadersZone()
  if (readers !== undefined && !isElsewhere(start, readers, dates.timeZone)) return null
  const own = t('yourTime', { when: whenText(start, { ...dates, timeZone: readers ?? dates.timeZone }) })
  return (
    <p className={`mt-1 text-sm text-muted ${readers === undefined ? 'zone-note' : ''}`}>
      {t('churchTime', { zone: zonePlace(dates.timeZone) })}{' '}
      {readers === undefined ? (
        <span aria-hidden="true" className="invisible">
          {own}
        </span>
      ) : (
        own
      )}
    </p>
  )
}

/** Time of an event, on the church's clock and the reader's, and its place: beside its tickets. */
export function EventWhenWhere({ event, className = '' }: { readonly event: Event; readonly className?: string }) {
  const { church } = useChurchSite()
  const dates = useDateContext()
  const place = usePlaceText(event)
  return (
    <div className={`grid gap-2 text-start ${className}`}>
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
  )
}

/** Place of an event, in a line. */
export function usePlaceText({ local, flagOnline }: Pick<Event, 'local' | 'flagOnline'>): string {
  const t = useTranslations('events')
  return [local ?? (flagOnline ? undefined : t('place')), flagOnline && t('online')].filter(Boolean).join(' · ')
}

function useTimesText({ dataInicio, dataFim }: Times, { locale, timeZone }: DateContext): string {
  const t = useTranslations('events')
  const [start, end] = [dataInicio, dataFim].map((instant) => {
    const wall = wallClock(new Date(instant), timeZone)
    return { day: longDate(wall.slice(0, 10), locale), clock: clockText(wall.slice(11, 16), locale) }
  })
  if (!start || !end) return ''
  if (start.day === end.day)
    return asOpening(`${start.day}, ${start.clock}${start.clock === end.clock ? '' : `–${end.clock}`}`)
  return t('days', { start: `${start.day}, ${start.clock}`, end: `${end.day}, ${end.clock}` })
}
