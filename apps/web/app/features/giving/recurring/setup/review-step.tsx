import { useAct } from '@narthex/client/data/use-act'
import { asOpening } from '@narthex/client/format/dates'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { useSendKey } from '@narthex/client/forms/use-send-key'
import { ApiError, findErrorCode } from '@narthex/contract/client'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { containerClass } from '@narthex/ui/container'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { toCardFields } from '../../../../payments/card-fields.ts'
import { PayeeLine } from '../../../../payments/payee-line.tsx'
import { useMoney } from '../../../../payments/use-money.ts'
import { useMember } from '../../../../session/use-member.ts'
import { useTotalWithFees } from '../../use-total-with-fees.ts'
import { NextDays } from '../plan/next-days.tsx'
import { toChoice } from '../plan/plan.ts'
import { useChargeDay } from '../plan/use-charge-day.ts'
import { useRhythmWords } from '../plan/use-rhythm-words.ts'
import { createRecurrence } from '../recurrence-calls.ts'
import { reloadRecurrences } from '../use-recurrences.ts'
import { ChosenMeans } from './chosen-means.tsx'
import { dropSetup } from './kept-plan.ts'
import type { StepProps } from './plan-step.tsx'
import { methodFor } from './setup-state.ts'

export interface ReviewStepProps extends StepProps {
  readonly onBack: () => void
  readonly onCreated: (recurrence: Recurrence) => void
}

/** The gift in full, before it is confirmed. Sent twice it is set up once. */
export function ReviewStep({ reasons, settings, state, card, today, onBack, onCard, onCreated }: ReviewStepProps) {
  const t = useTranslations('recurringGifts.setup')
  const money = useMoney()
  const { id: memberId } = useMember().member
  const keyFor = useSendKey()
  const { outcome, isBusy, run } = useAct()
  const title = useRef<HTMLHeadingElement>(null)
  const { plan, meio } = state
  const total = useTotalWithFees(plan.flagTaxas ? plan.valor : null, methodFor(meio))
  useEffect(() => title.current?.focus(), [])

  const confirm = () =>
    run(async () => {
      const body = { ...toChoice(plan), inicio: plan.dia, meio, ...(meio === 'CARTAO' && card && toCardFields(card)) }
      const chave = keyFor(JSON.stringify(body))
      const created = await createRecurrence(memberId, { chave, ...body }).catch((error: unknown) => {
        // Its half hour is over, or the gateway does not know it any more: the card is typed again.
        if (findErrorCode(error) === 'INVALID_CARD_TOKEN') onCard(undefined)
        throw error
      })
      dropSetup()
      void reloadRecurrences()
      onCreated(created)
    })
  return (
    <div className={`${containerClass('measure', 'title')} grid grid-cols-1 gap-6`}>
      <h1 ref={title} tabIndex={-1} className="text-title focus:outline-none">
        {t('reviewTitle')}
      </h1>
      <section className={`${cardClass} p-5 sm:p-7`}>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-muted">{reasons.find(({ id }) => id === plan.idMotivo)?.nome}</p>
            <p className="mt-1 text-hero leading-none font-semibold tabular-nums">
              {money(total ?? plan.valor ?? 0, settings.moeda)}
            </p>
          </div>
          <button type="button" onClick={onBack} className={textLinkClass}>
            {t('change')}
          </button>
        </div>
        <Facts state={state} isCovered={total !== undefined}>
          <ChosenMeans meio={meio} card={card} />
        </Facts>
      </section>
      <NextDays plan={plan} meio={meio} />
      {outcome.state === 'failed' && <Refusal error={outcome.error} onBack={onBack} />}
      <div className="grid gap-2">
        <button
          type="button"
          onClick={() => void confirm()}
          aria-busy={isBusy}
          disabled={meio === 'CARTAO' && !card}
          className={`${buttonClass('primary')} w-full disabled:opacity-60`}
        >
          {isBusy && <Spinner />}
          {t(meio === 'CARTAO' ? 'confirm' : 'confirmPix')}
        </button>
        <PayeeLine method={methodFor(meio)} settings={settings} className="text-center" />
        <Today isToday={plan.dia === today} meio={meio} />
      </div>
    </div>
  )
}

function Today({ isToday, meio }: { isToday: boolean; meio: StepProps['state']['meio'] }) {
  const t = useTranslations('recurringGifts.plan')
  return (
    <p className="text-center text-sm text-muted">
      {t(meio === 'PIX_AUTOMATICO' ? 'pixFirst' : isToday ? 'chargedToday' : 'notToday')}
    </p>
  )
}

function Facts({
  state: { plan, meio },
  isCovered,
  children,
}: Pick<StepProps, 'state'> & { isCovered: boolean; children: React.ReactNode }) {
  const t = useTranslations('recurringGifts')
  const rhythmWords = useRhythmWords()
  const dayText = useChargeDay()
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [t('setup.when'), asOpening(rhythmWords(toChoice(plan).frequencia, meio))],
    [t('setup.first'), asOpening(dayText(plan.dia))],
    [t('setup.until'), plan.fim ? asOpening(dayText(plan.fim)) : t('setup.untilStopped')],
    [t('setup.how'), children],
    ...(isCovered ? [[t('setup.fees'), t('setup.feesCovered')] as const] : []),
  ]
  return (
    <dl className="mt-5 grid gap-3 border-t border-line pt-5">
      {rows.map(([term, fact]) => (
        <div key={term} className="flex items-baseline justify-between gap-6">
          <dt className="shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 text-end font-medium">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Reason why the setup failed, and the way to the remedy. */
function Refusal({ error, onBack }: { error: unknown; onBack: () => void }) {
  const t = useTranslations('recurringGifts')
  const refusalText = useRefusalText('recurringGifts.refusals', 'purchaseErrors')
  const isDataMissing = error instanceof ApiError && error.code === 'EVT_REG_026'
  return (
    <Notice tone="danger">
      <p>{refusalText(error)}</p>
      {isDataMissing ? (
        <SmartLink
          to={`/user/data-update?redirectTo=${encodeURIComponent('/give/recurrence')}`}
          className={`${buttonClass('quiet')} mt-3`}
        >
          {t('setup.completeData')}
        </SmartLink>
      ) : (
        error instanceof ApiError && (
          <button type="button" onClick={onBack} className={`${buttonClass('quiet')} mt-3`}>
            {t('setup.change')}
          </button>
        )
      )}
    </Notice>
  )
}
