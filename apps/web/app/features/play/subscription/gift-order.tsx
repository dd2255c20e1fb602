import type { PlayGift } from '@narthex/contract/play/subscription.schemas'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BuyForm } from '../checkout/buy-form.tsx'
import { OrderStep } from '../checkout/order-step.tsx'
import { reloadSubscriptions } from './use-subscriptions.ts'

/** The payment of a term for another member. */
export function GiftOrder({ gift }: { gift: PlayGift }) {
  const t = useTranslations('playSubscription.gifts')
  const [isStarted, setStarted] = useState(false)
  const { pedido, valor, moeda, plano } = gift
  if (isStarted) {
    return <OrderStep code={pedido} onPaid={() => void reloadSubscriptions()} onAgain={() => setStarted(false)} />
  }
  return (
    <BuyForm
      order={{ pedido, valor, moeda }}
      attempts={`play-gift-${gift.id}`}
      name={plano.nome}
      line={t('forAnother')}
      onStarted={() => setStarted(true)}
    />
  )
}
