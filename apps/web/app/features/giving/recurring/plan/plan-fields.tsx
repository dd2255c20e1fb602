import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { dateAfter } from '@narthex/contract/church-time'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { TextField } from '@narthex/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AmountChoice } from '../../amount/amount-choice.tsx'
import { useAmountTexts } from '../../use-amount-texts.ts'
import { ChargeDayField } from './charge-day-field.tsx'
import { FeesField } from './fees-field.tsx'
import { NextDays } from './next-days.tsx'
import { type ChangePlan, chooseRhythm, findPlanComplaints, type Plan } from './plan.ts'
import { ReasonField } from './reason-field.tsx'
import { automaticPixKinds, cardKinds } from './rhythm.ts'
import { RhythmField } from './rhythm-field.tsx'

export interface PlanFieldsProps {
  readonly plan: Plan
  readonly onChange: ChangePlan
  /** Reasons that accept recurring gifts. */
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly codigoMetodoPagamento: PaymentMethodCode
  readonly meio: Recurrence['meio']
  /** Choice of the payment method, if it is part of the plan. */
  readonly means?: ReactNode
  /** The last end that its giver's bank allows; null: any. */
  readonly latestEnd?: string | null
  /** `YYYY-MM-DD` in the church's time zone. */
  readonly today: string
  /** A new gift, or one that goes on. */
  readonly which: 'first' | 'next'
  /** Complaints are shown: the plan was to be sent. */
  readonly isTried: boolean
}

/** All that a giver decides of a recurring gift, but how it is paid. */
export function PlanFields(props: PlanFieldsProps) {
  const { plan, onChange, reasons, settings, codigoMetodoPagamento, meio, means, today, which, isTried } = props
  const isByPix = meio === 'PIX_AUTOMATICO'
  // The bank was told how often.
  const hasFixedDays = isByPix && which === 'next'
  const t = useTranslations('recurringGifts.plan')
  const complaints = findPlanComplaints(plan, today)
  const tomorrow = dateAfter(today, 1)
  return (
    <>
      <AmountChoice
        label={t('amount')}
        value={plan.valor}
        reason={reasons.find(({ id }) => id === plan.idMotivo)}
        settings={settings}
        onChange={(valor) => onChange({ valor })}
        isTried={isTried}
      />
      <ReasonField reasons={reasons} value={plan.idMotivo} onChange={(idMotivo) => onChange({ idMotivo })} />
      {means}
      {!hasFixedDays && (
        <RhythmField
          value={plan.rhythm}
          kinds={isByPix ? automaticPixKinds : cardKinds}
          error={isTried && complaints.rhythm ? t('daysWrong') : undefined}
          onChange={(rhythm) => onChange(isByPix ? { rhythm } : chooseRhythm(rhythm, tomorrow))}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {isByPix ? (
          <p className="text-muted">{t(hasFixedDays ? 'pixDays' : 'pixFirst')}</p>
        ) : (
          <ChargeDayField
            plan={plan}
            today={today}
            which={which}
            error={complaints.dia && (isTried || complaints.dia === 'past') ? t(dayTexts[complaints.dia]) : undefined}
            onChange={(dia) => onChange({ dia })}
          />
        )}
        <TextField
          label={t('end')}
          optional={t('optional')}
          hint={t('endHint')}
          error={complaints.fim && t('endBefore')}
          type="date"
          min={plan.dia || today}
          max={props.latestEnd ?? undefined}
          value={plan.fim}
          onChange={(event) => onChange({ fim: event.currentTarget.value })}
        />
      </div>
      {!hasFixedDays && <NextDays plan={plan} meio={meio} />}
      <div>
        {settings.flagTaxas && (
          <FeesField
            isCovered={plan.flagTaxas}
            valor={plan.valor}
            currency={settings.moeda}
            codigoMetodoPagamento={codigoMetodoPagamento}
            onChange={(flagTaxas) => onChange({ flagTaxas })}
          />
        )}
        <CheckboxField
          label={t('anonymous')}
          hint={t('anonymousHint')}
          checked={plan.flagAnonimo}
          onChange={(event) => onChange({ flagAnonimo: event.currentTarget.checked })}
        />
      </div>
    </>
  )
}

const dayTexts = { missing: 'dayMissing', past: 'dayPast' } as const

/** Returns a check of whether a plan is valid. */
export function usePlanCheck(reasons: readonly GivingReason[], settings: GivingSettings, today: string) {
  const texts = useAmountTexts(settings)
  return (plan: Plan): boolean => {
    const reason = reasons.find(({ id }) => id === plan.idMotivo)
    return (
      reason !== undefined &&
      !texts.complaint(plan.valor, reason) &&
      Object.keys(findPlanComplaints(plan, today)).length === 0
    )
  }
}
