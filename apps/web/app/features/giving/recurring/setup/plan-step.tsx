import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Notice } from '@narthex/ui/notice'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../../../components/page-title.tsx'
import { type CardChoice, CardPicker } from '../../../../payments/card-picker.tsx'
import { useCardPayer } from '../../../../payments/payer/use-card-payer.ts'
import { focusComplaint } from '../plan/focus-complaint.ts'
import { toAutomaticPixPlan, toCardPlan } from '../plan/plan.ts'
import { PlanFields, usePlanCheck } from '../plan/plan-fields.tsx'
import type { GivingOptions } from '../use-giving-options.ts'
import { MeansChoice } from './means-choice.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { listMeans, methodFor, type SetupState } from './setup-state.ts'

export interface StepProps extends GivingOptions {
  readonly state: SetupState
  readonly card: CardChoice | undefined
  readonly today: string
  readonly onCard: (card: CardChoice | undefined) => void
}

export interface PlanStepProps extends StepProps {
  readonly title: string
  readonly onChange: (change: Partial<Omit<SetupState, 'link'>>) => void
  readonly onDone: () => void
}

/** Step of the plan: reason, amount, dates and payment method. */
export function PlanStep(props: PlanStepProps) {
  const { title, reasons, settings, state, card, today, onChange, onCard, onDone } = props
  const t = useTranslations('recurringGifts.setup')
  const formId = useId()
  const [isTried, setTried] = useState(false)
  const isGood = usePlanCheck(reasons, settings, today)
  const { plan, meio } = state
  const means = listMeans(settings)
  const isCardMissing = meio === 'CARTAO' && !card

  const chooseMeans = (next: SetupState['meio']) =>
    onChange({ meio: next, plan: next === 'CARTAO' ? toCardPlan(plan, today) : toAutomaticPixPlan(plan, today) })
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isGood(plan) && !isCardMissing) return onDone()
    setTried(true)
    if (isGood(plan)) document.getElementById(`${formId}card`)?.focus()
    else focusComplaint(event.currentTarget)
  }
  return (
    <div
      className={`${containerClass('page', 'title')} lg:grid lg:grid-cols-[minmax(0,44rem)_22rem] lg:justify-between lg:gap-x-14`}
    >
      <div className="mx-auto grid w-full max-w-measure grid-cols-1 content-start gap-8 lg:max-w-none">
        <PageTitle title={title} lead={t('lead')} />
        {settings.flagEnsaio && (
          <Notice tone="info">
            <p>{t('rehearsal')}</p>
          </Notice>
        )}
        <form id={formId} noValidate onSubmit={goOn} className="grid grid-cols-1 gap-8">
          <PlanFields
            plan={plan}
            onChange={(change) => onChange({ plan: { ...plan, ...change } })}
            reasons={reasons}
            settings={settings}
            codigoMetodoPagamento={methodFor(meio)}
            meio={meio}
            means={
              means.length > 1 && (
                <section>
                  <h2 className="text-xl">{t('means')}</h2>
                  <MeansChoice means={means} value={meio} onChange={chooseMeans} />
                </section>
              )
            }
            today={today}
            which="first"
            isTried={isTried}
          />
        </form>
        <section id={`${formId}card`} tabIndex={-1} className="focus:outline-none">
          {meio === 'CARTAO' && <PlanCard card={card} onCard={onCard} />}
          <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
            {isTried && isCardMissing && t('chooseCard')}
          </p>
        </section>
        <button type="submit" form={formId} className={`${buttonClass('primary')} w-full lg:hidden`}>
          {t('goOn')}
        </button>
      </div>
      <aside className="max-lg:hidden">
        <div className="sticky below-header-6">
          <PlanSummary plan={plan} meio={meio} reasons={reasons} settings={settings} today={today}>
            <button type="submit" form={formId} className={`${buttonClass('primary')} mt-5 w-full`}>
              {t('goOn')}
            </button>
          </PlanSummary>
        </div>
      </aside>
    </div>
  )
}

/** A form of its own, as cards are: not inside the other one. */
function PlanCard({ card, onCard }: Pick<StepProps, 'card' | 'onCard'>) {
  const t = useTranslations('recurringGifts.setup')
  const payer = useCardPayer()
  return (
    <div>
      <h2 className="mb-4 text-xl">{t('card')}</h2>
      <CardPicker value={card} onChange={onCard} payer={payer} isKept />
      <p className="mt-3 text-sm text-muted">{t('cardKept')}</p>
    </div>
  )
}
