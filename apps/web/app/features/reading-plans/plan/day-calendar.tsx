import { asOpening, dateText } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import { Icon } from '@narthex/ui/icon'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { groupByMonth, type PlanView, type Reading } from '../plan-view.ts'

interface DayCalendarProps {
  readonly view: PlanView
  readonly chosen: number | undefined
  readonly onChoose: (day: number) => void
}

/** All days of a plan by month, each under its date; the present month is open. */
export function DayCalendar({ view, chosen, onChoose }: DayCalendarProps) {
  const t = useTranslations('readingPlans')
  const locale = useLocale()
  const id = useId()
  const months = [...groupByMonth(view.readings)]
  const current = months.findLast(([month]) => month <= view.today.slice(0, 7)) ?? months[0]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('calendar')}
      </h2>
      <div className="mt-2">
        {months.map(([month, readings]) => (
          <details key={month} open={month === current?.[0]} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
              <span className="font-medium">{asOpening(monthText(month, locale))}</span>
              <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
                {t('monthDone', { done: readings.filter(({ isDone }) => isDone).length, total: readings.length })}
                <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
              </span>
            </summary>
            <ol className="grid grid-cols-7 gap-1 pb-3">
              {readings.map((reading) => (
                <li key={reading.dia}>
                  <DayButton reading={reading} isChosen={chosen === reading.dia} onChoose={onChoose} />
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  )
}

interface DayButtonProps {
  readonly reading: Reading
  readonly isChosen: boolean
  readonly onChoose: (day: number) => void
}

function DayButton({ reading, isChosen, onChoose }: DayButtonProps) {
  const t = useTranslations('readingPlans')
  const dates = useDateContext()
  const { dia, date, isDone, isMissed, isToday } = reading
  const state = isDone ? t('dayRead') : isMissed ? t('dayMissed') : undefined
  const name = [t('otherDay', { day: dia, when: dateText(date, dates) }), state].filter(Boolean).join(', ')
  const look = isDone
    ? 'bg-brand-soft text-brand-text'
    : isMissed
      ? 'shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken'
      : 'hover:bg-sunken'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => {
        onChoose(dia)
        showReading()
      }}
      className={`relative grid h-11 w-full place-items-center rounded-control text-sm tabular-nums aria-[current=date]:font-bold aria-[current=date]:shadow-[inset_0_0_0_2px_var(--brand-text)] aria-pressed:bg-ink aria-pressed:text-canvas ${look}`}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">{name}</span>
      {isDone && <Icon name="check" className="absolute top-0.5 right-0.5 size-3" />}
    </button>
  )
}

/** The reading stands above on phones. */
function showReading(): void {
  requestAnimationFrame(() => {
    const reading = document.getElementById('reading')
    reading?.focus({ preventScroll: true })
    reading?.scrollIntoView({ block: 'nearest' })
  })
}
