import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { Notice } from '@narthex/ui/notice'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '../../../forms/use-act.ts'
import { createAttempts } from '../../../payments/attempt-keys.ts'
import { payOrder } from '../../../payments/pay-order.ts'
import { OrderStep } from '../checkout/order-step.tsx'
import { useRefusalText } from './use-refusal-text.ts'
import { reloadSubscriptions } from './use-subscriptions.ts'

/** The order of a term that waits: its code, or the button that begins its payment. */
export function OpenOrder({ subscription, code }: { subscription: PlaySubscription; code: string }) {
  const t = useTranslations('playSubscription')
  const titleId = useId()
  const { isBusy, failure, run } = useAct(useRefusalText())
  const { codigoMetodoPagamento, cartao, meio } = subscription
  const pay = () =>
    run(async () => {
      const means = meio === 'CARTAO' && cartao ? { savedId: cartao.id } : undefined
      const method = codigoMetodoPagamento ?? 'PIX'
      const attempts = createAttempts(`play-order-${code}`)
      const status = await payOrder(attempts, { pedido: code, codigoMetodoPagamento: method, means })
      await reloadSubscriptions()
      return status.situacao === 'canceled' ? t('declined') : undefined
    })
  return (
    <section aria-labelledby={titleId} aria-busy={isBusy}>
      <h2 id={titleId} className="mb-3 text-xl">
        {t('toPay')}
      </h2>
      <OrderStep code={code} onPaid={() => void reloadSubscriptions()} onAgain={() => void pay()} />
      {failure && (
        <Notice tone="danger" className="mt-3">
          <p>{failure}</p>
        </Notice>
      )}
    </section>
  )
}
