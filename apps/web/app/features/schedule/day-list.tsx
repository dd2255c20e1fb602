import { asOpening, dateText } from '@narthex/client/format/dates'
import { weekdayDate } from '@narthex/client/format/long-dates'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { byDay, daysOfOccurrence } from './calendar-days.ts'
import { OccurrenceRow } from './occurrence-row.tsx'

export interface DayListProps {
  readonly occurrences: readonly Occurrence[]
  readonly month: string
  readonly today: string
  readonly renderedAt: string
  /** Places the list beside the month view, at most as tall as the window. */
  readonly isBeside: boolean
}

/** Events by day. Past days are collapsed above today. */
export function DayList({ occurrences, month, today, renderedAt, isBeside }: DayListProps) {
  const t = useTranslations('schedule')
  const now = new Date(renderedAt)
  const days = byDay(occurrences, month)
  const isOver = ({ items }: { items: readonly Occurrence[] }) =>
    items.every((one) => daysOfOccurrence(one).last < today)
  const isThisMonth = today.startsWith(month)
  const [over, ahead] = isThisMonth ? [days.filter(isOver), days.filter((day) => !isOver(day))] : [[], days]
  const count = over.reduce((sum, { items }) => sum + items.length, 0)
  const draw = (day: (typeof days)[number]) => <Day key={day.date} {...day} today={today} now={now} />
  return (
    <section
      aria-label={t('days')}
      className={`grid min-w-0 gap-6 ${isBeside ? 'lg:sticky lg:below-header-6 lg:max-h-[calc(100dvh-var(--top-inset)-2.5rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-card lg:pe-1' : ''}`}
    >
      {over.length > 0 && (
        <details className="group/over">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <Icon name="chevron" className="size-5 -rotate-90 transition-transform group-open/over:rotate-0" />
            {t('earlier', { count })}
          </summary>
          <div className="mt-3 grid gap-6">{over.map(draw)}</div>
        </details>
      )}
      {ahead.map(draw)}
    </section>
  )
}

function Day({ date, items, today, now }: { date: string; items: readonly Occurrence[]; today: string; now: Date }) {
  const locale = useLocale()
  const { church } = useChurchSite()
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000
  const near = Math.abs(days) <= 1 ? dateText(date, { locale, timeZone: church.fusoHorario, now }) : undefined
  return (
    <section aria-labelledby={`d-${date}`}>
      <h3 id={`d-${date}`} className="text-base font-semibold">
        {near && <span className={days === 0 ? 'text-brand-text' : ''}>{`${asOpening(near)} · `}</span>}
        {near ? weekdayDate(date, locale) : asOpening(weekdayDate(date, locale))}
      </h3>
      <ul className={`${cardClass} mt-2 overflow-hidden`}>
        {items.map((one) => (
          <OccurrenceRow key={one.id} one={one} now={now} />
        ))}
      </ul>
    </section>
  )
}
