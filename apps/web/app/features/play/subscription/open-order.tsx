import { useAct } from '@narthex/client/data/use-act'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { Notice } from '@narthex/ui/notice'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { createAttempts } from '../../../payments/attempt-keys.ts'
import { payOrder } from '../../../payments/pay-order.ts'
import { OrderStep } from '../checkout/order-step.tsx'
import { reloadSubscriptions } from './use-subscriptions.ts'

/** The order of a term that waits: its code, or the button that begins its payment. */
export function OpenOrder({ subscription, code }: { subscription: PlaySubscription; code: string }) {
  const t = useTranslations('playSubscription')
  const titleId = useId()
  const { outcome, isBusy, failure, run } = useAct<PaymentStatus>(
    useRefusalText('playSubscription.refusals', 'purchaseErrors'),
  )
  const { codigoMetodoPagamento, cartao, meio } = subscription
  const pay = () =>
    run(async () => {
      const means = meio === 'CARTAO' && cartao ? { savedId: cartao.id } : undefined
      const method = codigoMetodoPagamento ?? 'PIX'
      const attempts = createAttempts(`play-order-${code}`)
      const status = await payOrder(attempts, { pedido: code, codigoMetodoPagamento: method, means })
      await reloadSubscriptions()
      return status
    })
  const isDeclined = outcome.state === 'done' && outcome.value.situacao === 'canceled'
  const complaint = isDeclined ? t('declined') : failure
  return (
    <section aria-labelledby={titleId} aria-busy={isBusy}>
      <h2 id={titleId} className="mb-3 text-xl">
        {t('toPay')}
      </h2>
      <OrderStep code={code} onPaid={() => void reloadSubscriptions()} onAgain={() => void pay()} />
      {complaint && (
        <Notice tone="danger" className="mt-3">
          <p>{complaint}</p>
        </Notice>
      )}
    </section>
  )
}
