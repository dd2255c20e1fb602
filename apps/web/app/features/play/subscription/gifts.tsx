import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { useSendKey } from '@narthex/client/forms/use-send-key'
import type { PlayGift, PlayPlan } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite, useRoot } from '../../../page/use-site.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { CopyCode } from '../../../payments/waiting/copy-code.tsx'
import { GiftOrder } from './gift-order.tsx'
import { givePlay, loadPlans } from './subscription-calls.ts'
import { reloadSubscriptions, useGifts } from './use-subscriptions.ts'

/** Terms that the member pays for others: each with the link that is passed on. */
export function Gifts() {
  const t = useTranslations('playSubscription.gifts')
  const titleId = useId()
  const gifts = useGifts()
  const [isChoosing, setChoosing] = useState(false)
  if (gifts.state !== 'ready') return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <ul className="mt-3 grid gap-3 empty:hidden">
        {gifts.value
          .filter(({ situacao }) => situacao !== 'ENCERRADA')
          .map((gift) => (
            <GiftItem key={gift.id} gift={gift} />
          ))}
      </ul>
      {isChoosing ? (
        <ChooseGift onClose={() => setChoosing(false)} />
      ) : (
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className={`${buttonClass('quiet')} mt-3 max-sm:w-full`}
        >
          {t('give')}
        </button>
      )}
    </section>
  )
}

function GiftItem({ gift }: { gift: PlayGift }) {
  const t = useTranslations('playSubscription.gifts')
  const money = useMoney()
  const { origin } = useRoot()
  const { plano, valor, moeda, situacao, codigo } = gift
  return (
    <li className={`${cardClass} grid gap-3 p-4 sm:p-5`}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0">
          <span className="font-semibold">{plano.nome}</span>
          <span className="block text-sm text-muted">{t(`states.${situacao}`)}</span>
        </p>
        <p className="font-semibold tabular-nums">{money(valor, moeda)}</p>
      </div>
      {situacao === 'AGUARDANDO' && <GiftOrder key={gift.pedido} gift={gift} />}
      {situacao === 'PAGA' && codigo && (
        <CopyCode
          code={`${origin}/user/subscriptions?play=1&presente=${codigo}`}
          label={t('link')}
          action={t('copy')}
          copied={t('copied')}
          face="quiet"
        />
      )}
    </li>
  )
}

function ChooseGift({ onClose }: { onClose: () => void }) {
  const t = useTranslations('playSubscription')
  const money = useMoney()
  const { slug } = useChurchSite().church
  const plans = useLoaded(slug, () => loadPlans(slug))
  const keyFor = useSendKey()
  const { isBusy, failure, run } = useAct(useRefusalText('playSubscription.refusals', 'purchaseErrors'))
  const give = (plan: PlayPlan) =>
    run(async () => {
      await givePlay(keyFor(String(plan.id)), plan.id)
      await reloadSubscriptions()
      onClose()
    })
  return (
    <div aria-busy={isBusy} className="mt-3 grid gap-3">
      <ul className="grid gap-2">
        {(plans.state === 'ready' ? plans.value : []).map((plan) => (
          <li key={plan.id} className={`${cardClass} flex flex-wrap items-center justify-between gap-3 p-4`}>
            <p className="min-w-0">
              <span className="font-semibold">{plan.nome}</span>
              <span className="block text-sm text-muted">
                {t(`gifts.terms.${plan.intervalo}`, { amount: money(plan.valor, plan.moeda) })}
              </span>
            </p>
            <button type="button" onClick={() => void give(plan)} className={buttonClass('quiet')}>
              {t('gifts.giveThis')}
              <span className="sr-only">: {plan.nome}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <button type="button" onClick={onClose} className={`${buttonClass('quiet')} justify-self-start`}>
        {t('close')}
      </button>
    </div>
  )
}
