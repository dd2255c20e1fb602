import { asOpening } from '@narthex/client/format/dates'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { Icon } from '@narthex/ui/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { listAutomaticPixDays, listChargeDays } from './charge-days.ts'
import type { Plan } from './plan.ts'
import { toFrequency } from './rhythm.ts'
import { useChargeDay } from './use-charge-day.ts'

const previewedDays = 3

export function NextDays({ plan: { rhythm, dia, fim }, meio }: { plan: Plan; meio: Recurrence['meio'] }) {
  const t = useTranslations('recurringGifts.plan')
  const dayText = useChargeDay()
  const titleId = useId()
  const frequency = toFrequency(rhythm)
  if (!frequency || dia === '') return null
  const list = meio === 'CARTAO' ? listChargeDays : listAutomaticPixDays
  const days = list(frequency, dia, { end: fim || null, count: previewedDays })
  if (days.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-sunken p-4">
      <h2 id={titleId} className="text-sm font-semibold text-muted">
        {t('preview')}
      </h2>
      <ol className="mt-2 grid gap-1.5">
        {days.map((day) => (
          <li key={day} className="flex items-center gap-2.5 font-medium tabular-nums">
            <Icon name="calendar" className="size-5 text-brand-text" />
            <time dateTime={day}>{asOpening(dayText(day))}</time>
          </li>
        ))}
      </ol>
      {days.length < previewedDays && <p className="mt-2 text-sm text-muted">{t('previewEnds')}</p>}
    </section>
  )
}
