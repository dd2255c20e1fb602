import type { GivingReason, GivingSettings, GoalProgress } from '@narthex/contract/giving/giving.schemas'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AmountField } from '../amount/amount-field.tsx'
import { chooseReason, type Gift, setAmount, setSplit } from '../gift.ts'
import { useAmountTexts } from '../use-amount-texts.ts'
import type { ChangeGift } from '../use-gift.ts'
import { ReasonCard } from './reason-card.tsx'
import { ReasonProgress } from './reason-progress.tsx'

export interface ReasonListProps {
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly progress: readonly GoalProgress[]
  readonly gift: Gift
  readonly onChange: ChangeGift
  /** Complaints are shown: the gift was to go on. */
  readonly isTried: boolean
}

/** Reasons of the gift: a single reason, or several with an amount each. */
export function ReasonList({ reasons, settings, progress, gift, onChange, isTried }: ReasonListProps) {
  const t = useTranslations('giving')
  const texts = useAmountTexts(settings)
  const list = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const { motivos, isSplit, isRegular } = gift

  // A choice that was made before the app ran.
  const readServed = useEffectEvent(() => {
    const chosen = Number(list.current?.querySelector<HTMLInputElement>('[data-reason]:checked')?.value)
    if (reasons.some(({ id }) => id === chosen) && motivos[0]?.idMotivo !== chosen) {
      onChange((before) => chooseReason(before, chosen))
    }
  })
  useLayoutEffect(() => readServed(), [])

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('reasons')}
      </h2>
      <ul ref={list} className="mt-3 grid items-start gap-3 md:grid-cols-2">
        {reasons.map((reason) => {
          const part = motivos.find(({ idMotivo }) => idMotivo === reason.id)
          const raised = progress.find(({ idMotivo }) => idMotivo === reason.id)?.arrecadado ?? 0
          const complaint = part && texts.complaint(part.valor, reason)
          return (
            <ReasonCard
              key={reason.id}
              reason={reason}
              isChosen={part !== undefined}
              isSplit={isSplit}
              refusal={isRegular && !reason.flagRecorrencia ? t('onlyOnce') : undefined}
              onChoose={() => onChange((before) => chooseReason(before, reason.id))}
            >
              {isSplit && part && (
                <div className="px-4 pb-4">
                  <AmountField
                    name={`valor-${reason.id}`}
                    label={t('amountFor', { reason: reason.nome })}
                    currency={settings.moeda}
                    value={part.valor}
                    error={isTried ? complaint : undefined}
                    onChange={(valor) => onChange((before) => setAmount(before, reason.id, valor))}
                  />
                </div>
              )}
              {reason.meta && <ReasonProgress meta={reason.meta} currency={settings.moeda} raised={raised} />}
            </ReasonCard>
          )
        })}
      </ul>
      {reasons.length > 1 && !isRegular && (
        <button
          type="button"
          aria-pressed={isSplit}
          onClick={() => onChange((before) => setSplit(before, !before.isSplit))}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          {t(isSplit ? 'joinReasons' : 'splitReasons')}
        </button>
      )}
    </section>
  )
}
