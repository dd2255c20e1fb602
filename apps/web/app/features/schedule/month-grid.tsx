import { weekdayName } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { cardClass } from '@narthex/ui/card'
import { useLocale, useTranslations } from 'use-intl'
import { listWeeks } from './calendar-days.ts'
import { DayCell } from './day-cell.tsx'
import { weekdayInitials } from './day-texts.ts'

export interface MonthGridProps {
  readonly month: string
  readonly today: string
  readonly weekStart: number
  readonly occurrences: readonly Occurrence[]
  /** Dots alone, also where there is room for more. */
  readonly isCompact: boolean
}

/** A month as a table. Its days lead to what they hold: dots tell on phones that there is something, on wide screens it stands there. */
export function MonthGrid({ month, today, weekStart, occurrences, isCompact }: MonthGridProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => (day + weekStart) % 7)
  return (
    <div className={`${cardClass} p-2 sm:p-4 lg:sticky lg:below-header-6 ${isCompact ? '' : 'lg:p-0'}`}>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('caption', { month: monthText(month, locale) })}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th
                key={day}
                scope="col"
                className="py-2 text-xs font-semibold text-muted"
                abbr={weekdayName(day, locale)}
              >
                <span aria-hidden="true" className={isCompact ? '' : 'lg:hidden'}>
                  {weekdayInitials(day, locale)}
                </span>
                <span className={isCompact ? 'sr-only' : 'sr-only lg:not-sr-only'}>{weekdayName(day, locale)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month, weekStart, occurrences).map((week) => (
            <tr key={week[0]?.date} className={isCompact ? '' : 'lg:border-t lg:border-line'}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} isToday={day.date === today} isCompact={isCompact} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
