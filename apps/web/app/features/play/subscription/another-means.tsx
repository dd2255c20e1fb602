import { useAct } from '@narthex/client/data/use-act'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { toCardFields } from '../../../payments/card-fields.ts'
import { type CardChoice, CardPicker } from '../../../payments/card-picker.tsx'
import { useCardPayer } from '../../../payments/payer/use-card-payer.ts'
import type { ChangeProps } from './another-plan.tsx'
import { changeMeans } from './subscription-calls.ts'
import { reloadSubscriptions } from './use-subscriptions.ts'

/** Pays a subscription with another card from the next term on, or by Pix. */
export function AnotherMeans({ subscription, onDone, onClose }: ChangeProps) {
  const t = useTranslations('playSubscription.meansChange')
  const close = useTranslations('playSubscription')('close')
  const payer = useCardPayer()
  const { paymentMethods } = useChurchSite()
  const { isBusy, failure, run } = useAct(useRefusalText('playSubscription.refusals', 'purchaseErrors'))
  const [card, setCard] = useState<CardChoice>()
  const change = (call: () => Promise<PlaySubscription>) =>
    run(async () => {
      const { pedido } = await call()
      await reloadSubscriptions()
      onDone(t(pedido === null ? 'done' : 'toPay'))
    })
  const isByPix = subscription.meio === 'PIX'
  return (
    <section className="mt-5 grid grid-cols-1 gap-4" aria-busy={isBusy}>
      <h3 className="text-lg font-semibold">{t('title')}</h3>
      <CardPicker value={card} onChange={setCard} payer={payer} isKept />
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {card && (
          <button
            type="button"
            onClick={() => void change(() => changeMeans(subscription, { meio: 'CARTAO', ...toCardFields(card) }))}
            className={buttonClass('primary')}
          >
            {isBusy && <Spinner />}
            {t('useCard')}
          </button>
        )}
        {!isByPix && paymentMethods.includes('PIX') && (
          <button
            type="button"
            onClick={() => void change(() => changeMeans(subscription, { meio: 'PIX' }))}
            className={buttonClass('quiet')}
          >
            {t('usePix')}
          </button>
        )}
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {close}
        </button>
      </div>
    </section>
  )
}
