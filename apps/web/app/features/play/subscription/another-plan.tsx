import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { dayText } from '@narthex/client/format/dates'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'
import { lastDay } from '@narthex/contract/play/term-days'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { OptionRow } from '../../../payments/option-row.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import type { OwnActsProps } from './own-acts.tsx'
import { changePlan, loadPlans } from './subscription-calls.ts'
import { reloadSubscriptions } from './use-subscriptions.ts'

export interface ChangeProps extends OwnActsProps {
  readonly onClose: () => void
}

/** Chooses another plan: a dearer one begins at once, with what is left of the term as credit; a cheaper one with the next term. */
export function AnotherPlan({ subscription, onDone, onClose }: ChangeProps) {
  const t = useTranslations('playSubscription')
  const money = useMoney()
  const dates = useDateContext()
  const name = useId()
  const { slug } = useChurchSite().church
  const plans = useLoaded(slug, () => loadPlans(slug))
  const { isBusy, failure, run } = useAct(useRefusalText('playSubscription.refusals', 'purchaseErrors'))
  const [chosen, setChosen] = useState<PlayPlan>()
  if (plans.state === 'loading') return <Skeleton className="mt-5 h-40 w-full rounded-card" />
  if (plans.state === 'failed') return <LoadFailed onRetry={() => void plans.reload()} />
  const others = plans.value.filter(({ id }) => id !== subscription.plano.id)
  const change = (plan: PlayPlan) =>
    run(async () => {
      const { pedido, proximoPlano, termoFim } = await changePlan(subscription, plan.id)
      await reloadSubscriptions()
      const isLater = proximoPlano !== null && termoFim !== null
      onDone(
        pedido !== null
          ? t('plan.toPay')
          : isLater
            ? t('plan.later', { plan: plan.nome, day: dayText(lastDay(termoFim), dates) })
            : t('plan.now', { plan: plan.nome }),
      )
    })
  return (
    <section className="mt-5 grid gap-4" aria-busy={isBusy}>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-lg font-semibold">{t('plan.title')}</legend>
        <p className="mb-3 text-sm text-muted">{others.length > 0 ? t('plan.lead') : t('plan.none')}</p>
        <div className="grid grid-cols-1 gap-2.5">
          {others.map((plan) => (
            <OptionRow
              key={plan.id}
              name={name}
              value={String(plan.id)}
              isChosen={plan.id === chosen?.id}
              onChoose={() => setChosen(plan)}
              sign={<Icon name="play" className="size-7 text-brand-text" />}
              label={plan.nome}
              line={`${t(`per.${plan.intervalo}`, { amount: money(plan.valor, plan.moeda) })} · ${t('screens', { count: plan.telas })}`}
            />
          ))}
        </div>
      </fieldset>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {chosen && (
          <button type="button" onClick={() => void change(chosen)} className={buttonClass('primary')}>
            {isBusy && <Spinner />}
            {t('plan.change', { plan: chosen.nome })}
          </button>
        )}
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('close')}
        </button>
      </div>
    </section>
  )
}
