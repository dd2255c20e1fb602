import { asOpening } from '@narthex/client/format/dates'
import { dateAfter } from '@narthex/contract/church-time'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { listChargeDays, nextDayOfMonth } from './charge-days.ts'
import type { Plan } from './plan.ts'
import { useChargeDay } from './use-charge-day.ts'

export interface ChargeDayFieldProps {
  readonly plan: Plan
  readonly today: string
  /** The first charge of a new gift, or the next one of a gift that goes on. */
  readonly which: 'first' | 'next'
  readonly error: string | undefined
  readonly onChange: (dia: string) => void
}

/** Months that can be chosen to begin in. */
const offeredMonths = 4

/** The day of the first or next charge; it says whether anything is charged today. */
export function ChargeDayField({ plan: { rhythm, dia }, today, which, error, onChange }: ChargeDayFieldProps) {
  const t = useTranslations('recurringGifts.plan')
  const dayText = useChargeDay()
  const isToday = dia === today
  const now = isToday ? t(which === 'first' ? 'chargedToday' : 'chargedTodayNext') : t('notToday')
  const later = which === 'first' ? 'notTodayFirst' : 'notTodayNext'
  const texts = { label: t(which), error, hint: <span aria-live="polite">{now}</span> }

  if (rhythm.kind === 'month') {
    const months = listChargeDays({ diaDoMes: rhythm.diaDoMes }, nextDayOfMonth(rhythm.diaDoMes, today), {
      end: null,
      count: offeredMonths,
    })
    // A charge that was moved to another day.
    const days = months.includes(dia) || dia < today ? months : [dia, ...months].toSorted()
    return (
      <SelectField
        {...texts}
        value={dia}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={days.map((day) => ({ value: day, label: day === today ? t('today') : asOpening(dayText(day)) }))}
      />
    )
  }
  return (
    <TextField
      {...texts}
      hint={<span aria-live="polite">{dia === '' || isToday ? now : t(later, { day: dayText(dia) })}</span>}
      type="date"
      min={today}
      max={dateAfter(today, 366)}
      value={dia}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
