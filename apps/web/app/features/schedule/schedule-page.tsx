import { monthText } from '@narthex/client/format/long-dates'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { DayList } from './day-list.tsx'
import { KindFilter } from './kind-filter.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthHead } from './month-head.tsx'
import { type ScheduleChoice, scheduleAddress } from './schedule-address.ts'
import { SubscribeCard } from './subscribe-card.tsx'
import { useShownDay } from './use-shown-day.ts'

export interface SchedulePageProps {
  readonly title: string
  /** Time at which the page was rendered, ISO 8601. */
  readonly renderedAt: string
  /** The church's own, `YYYY-MM-DD`. */
  readonly today: string
  readonly month: string
  readonly choice: ScheduleChoice
  /** Kinds that the month has anything of. */
  readonly kinds: readonly ScheduleKind[]
  readonly occurrences: readonly Occurrence[]
  /** 0 is Sunday. */
  readonly weekStart: number
}

/**
 * A church's calendar by month. One page for all screens: on phones a month of dots over the days in their order, on
 * wide screens the month with its things beside them, or, as a list, the days with a small month beside.
 */
export function SchedulePage({
  title,
  renderedAt,
  today,
  month,
  choice,
  kinds,
  occurrences,
  weekStart,
}: SchedulePageProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const showDay = useShownDay()
  const isList = choice.view === 'list'
  const columns = isList
    ? 'lg:grid-cols-[21rem_minmax(0,1fr)]'
    : 'lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_23rem]'
  return (
    <div className={containerClass('page', 'title')}>
      <MonthHead title={title} month={month} today={today} choice={choice} />
      <KindFilter kinds={kinds} choice={choice} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside are what is clicked, by keyboard too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
      <div onClick={showDay} className={`mt-6 grid items-start gap-6 lg:gap-8 ${columns}`}>
        <MonthGrid month={month} today={today} weekStart={weekStart} occurrences={occurrences} isCompact={isList} />
        {occurrences.length > 0 ? (
          <DayList occurrences={occurrences} month={month} today={today} renderedAt={renderedAt} isBeside={!isList} />
        ) : (
          <EmptyState
            icon="calendar"
            title={t('emptyTitle')}
            lead={t(choice.kind ? 'emptyKind' : 'empty', { month: monthText(month, locale) })}
          >
            {choice.kind && (
              <SmartLink to={scheduleAddress({ ...choice, kind: undefined })} className={buttonClass('quiet')}>
                {t('showAll')}
              </SmartLink>
            )}
          </EmptyState>
        )}
      </div>
      <SubscribeCard kind={choice.kind} />
    </div>
  )
}
