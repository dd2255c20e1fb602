import { asOpening } from '@narthex/client/format/dates'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { cardClass } from '@narthex/ui/card'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../../payments/use-money.ts'
import type { Plan } from '../plan/plan.ts'
import { toFrequency } from '../plan/rhythm.ts'
import { useChargeDay } from '../plan/use-charge-day.ts'
import { useRhythmWords } from '../plan/use-rhythm-words.ts'
import type { RecurrenceMeans } from './setup-state.ts'

export interface PlanSummaryProps {
  readonly plan: Plan
  readonly meio: RecurrenceMeans
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly today: string
  /** The way on. */
  readonly children: ReactNode
}

/** The gift as it is so far, in sight beside a wide form. */
export function PlanSummary({ plan, meio, reasons, settings, today, children }: PlanSummaryProps) {
  const t = useTranslations('recurringGifts')
  const money = useMoney()
  const rhythmWords = useRhythmWords()
  const dayText = useChargeDay()
  const { valor, rhythm, dia, idMotivo } = plan
  const frequency = toFrequency(rhythm)
  return (
    <div className={`${cardClass} p-6`}>
      <p className="text-muted">{reasons.find(({ id }) => id === idMotivo)?.nome}</p>
      <p className="mt-1 text-hero leading-none font-semibold tabular-nums">
        {valor === null ? '—' : money(valor, settings.moeda)}
      </p>
      {frequency && <p className="mt-2">{asOpening(rhythmWords(frequency, meio))}</p>}
      <p className="mt-4 border-t border-line pt-4 text-sm font-semibold">{t('plan.first')}</p>
      <p className="mt-0.5">{dia === '' ? '—' : asOpening(dayText(dia))}</p>
      <p className="mt-1 text-sm text-muted">
        {t(meio === 'PIX_AUTOMATICO' ? 'plan.pixFirst' : dia === today ? 'plan.chargedToday' : 'plan.notToday')}
      </p>
      {children}
    </div>
  )
}
