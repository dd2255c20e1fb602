import { wallClock } from '@narthex/contract/church-time'
import type { Event } from '@narthex/contract/events/event.schemas'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { asOpening, clockText, type DateContext, whenText } from '../format/dates.ts'
import { longDate } from '../format/long-dates.ts'

type Times = Pick<Event, 'dataInicio' | 'dataFim'>

/** When an event is, in full, on the church's clocks; and on the reader's, where those differ. */
export function EventTimes({ event, dates }: { event: Times; dates: DateContext }) {
  const t = useTranslations('events')
  const start = new Date(event.dataInicio)
  const readers = useReadersZone()
  const isElsewhere = readers !== undefined && wallClock(start, readers) !== wallClock(start, dates.timeZone)
  return (
    <>
      <p className="font-semibold">
        <time dateTime={event.dataInicio}>{useTimesText(event, dates)}</time>
      </p>
      {isElsewhere && (
        <p className="mt-1 text-sm text-muted">
          {t('churchTime', { zone: placeOf(dates.timeZone) })}{' '}
          {t('yourTime', { when: whenText(start, { ...dates, timeZone: readers }) })}
        </p>
      )}
    </>
  )
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

/** Undefined where the server renders, which does not know it. */
function useReadersZone(): string | undefined {
  return useSyncExternalStore(noChange, readZone, () => undefined)
}
const noChange = () => () => {}
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** `America/Sao_Paulo` as people read it. */
const placeOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
