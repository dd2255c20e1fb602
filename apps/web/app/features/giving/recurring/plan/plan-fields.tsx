import { dateAfter } from '@narthex/contract/church-time'
import type { PaymentMethodCode } from '@narthex/contract/churches/codes'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { AmountField } from '../../amount/amount-field.tsx'
import { AmountPresets } from '../../amount/amount-presets.tsx'
import { useAmountTexts } from '../../use-amount-texts.ts'
import { ChargeDayField } from './charge-day-field.tsx'
import { FeesField } from './fees-field.tsx'
import { NextDays } from './next-days.tsx'
import { type ChangePlan, chooseRhythm, findPlanComplaints, type Plan } from './plan.ts'
import { ReasonField } from './reason-field.tsx'
import { RhythmField } from './rhythm-field.tsx'

export interface PlanFieldsProps {
  readonly plan: Plan
  readonly onChange: ChangePlan
  /** Those that may be given to regularly. */
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly codigoMetodoPagamento: PaymentMethodCode
  /** `YYYY-MM-DD` in the church's time zone. */
  readonly today: string
  /** A new gift, or one that goes on. */
  readonly which: 'first' | 'next'
  /** Complaints are shown: the plan was to be sent. */
  readonly isTried: boolean
}

/** All that a giver decides of a recurring gift, but how it is paid. */
export function PlanFields(props: PlanFieldsProps) {
  const { plan, onChange, reasons, settings, codigoMetodoPagamento, today, which, isTried } = props
  const t = useTranslations('recurringGifts.plan')
  const texts = useAmountTexts(settings)
  const reason = reasons.find(({ id }) => id === plan.idMotivo)
  const complaints = findPlanComplaints(plan, today)
  const tomorrow = dateAfter(today, 1)
  return (
    <>
      <div className="grid gap-3">
        <AmountField
          name="valor"
          size="large"
          label={t('amount')}
          hint={texts.hint(reason)}
          currency={settings.moeda}
          value={plan.valor}
          onChange={(valor) => onChange({ valor })}
          error={isTried ? texts.complaint(plan.valor, reason) : undefined}
        />
        <AmountPresets
          label={t('presets')}
          amounts={settings.valoresSugeridos}
          currency={settings.moeda}
          value={plan.valor}
          onChoose={(valor) => onChange({ valor })}
        />
      </div>
      <ReasonField reasons={reasons} value={plan.idMotivo} onChange={(idMotivo) => onChange({ idMotivo })} />
      <RhythmField
        value={plan.rhythm}
        error={isTried && complaints.rhythm ? t('daysWrong') : undefined}
        onChange={(rhythm) => onChange(chooseRhythm(rhythm, tomorrow))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChargeDayField
          plan={plan}
          today={today}
          which={which}
          error={complaints.dia && (isTried || complaints.dia === 'past') ? t(dayTexts[complaints.dia]) : undefined}
          onChange={(dia) => onChange({ dia })}
        />
        <TextField
          label={t('end')}
          optional={t('optional')}
          hint={t('endHint')}
          error={complaints.fim && t('endBefore')}
          type="date"
          min={plan.dia || today}
          value={plan.fim}
          onChange={(event) => onChange({ fim: event.currentTarget.value })}
        />
      </div>
      <NextDays plan={plan} />
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

/** Whether a plan may be sent as it is. */
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
