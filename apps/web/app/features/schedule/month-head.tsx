import { asOpening } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import { monthAfter, scheduleYears } from '@narthex/contract/schedule/schedule-month'
import { buttonClass } from '@narthex/ui/button'
import { chipClass } from '@narthex/ui/chip'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useLocale, useTranslations } from 'use-intl'
import { PageTitle } from '../../components/page-title.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { type ScheduleChoice, scheduleAddress } from './schedule-address.ts'

export interface MonthHeadProps {
  readonly title: string
  readonly month: string
  readonly today: string
  readonly choice: ScheduleChoice
}

const stepClass = 'grid size-11 place-items-center rounded-full hover:bg-sunken'

/** Heading of the month, with links to others; on wide screens also the choice of view. */
export function MonthHead({ title, month, today, choice }: MonthHeadProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const thisMonth = today.slice(0, 7)
  const at = (shown: string) => scheduleAddress({ ...choice, month: shown === thisMonth ? undefined : shown })
  const steps = [
    { to: monthAfter(month, -1), icon: 'previous', label: 'previous' },
    { to: monthAfter(month, 1), icon: 'next', label: 'following' },
  ] as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <PageTitle title={title} className="max-lg:w-full" />
      <div className="flex grow items-center gap-1 lg:justify-center">
        <h2 className="me-auto text-xl lg:order-2 lg:me-2 lg:min-w-56 lg:text-center" aria-live="polite">
          {asOpening(monthText(month, locale))}
        </h2>
        {steps.map(({ to, icon, label }) => {
          const year = Number(to.slice(0, 4))
          if (year < scheduleYears.first || year > scheduleYears.last) return null
          return (
            <SmartLink
              key={label}
              to={at(to)}
              className={`${stepClass} ${label === 'previous' ? 'lg:order-1' : 'lg:order-3'}`}
            >
              <ToolIcon name={icon} className="size-5" />
              <span className="sr-only">{t(label, { month: monthText(to, locale) })}</span>
            </SmartLink>
          )
        })}
        {month !== thisMonth && (
          <SmartLink to={at(thisMonth)} className={`${buttonClass('quiet')} lg:order-4`}>
            {t('today')}
          </SmartLink>
        )}
      </div>
      <nav aria-label={t('view')} className="hidden gap-2 lg:flex">
        {(['grid', 'list'] as const).map((view) => (
          <SmartLink
            key={view}
            to={scheduleAddress({ ...choice, view })}
            className={chipClass}
            aria-current={view === (choice.view ?? 'grid') ? 'page' : undefined}
          >
            <ToolIcon name={view === 'grid' ? 'calendar' : 'checklist'} className="size-5" />
            {t(view)}
          </SmartLink>
        ))}
      </nav>
    </div>
  )
}
