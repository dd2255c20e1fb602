import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { PlayPurchase } from '@narthex/contract/play/subscription.schemas'
import { cardClass } from '@narthex/ui/card'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { createAttempts } from '../../../payments/attempt-keys.ts'
import { MethodChoice } from '../../../payments/method-choice.tsx'
import { payOrder } from '../../../payments/pay-order.ts'
import { PayPart } from '../../../payments/pay-part.tsx'
import { PayeeLine } from '../../../payments/payee-line.tsx'
import { dataUpdatePath, readMissingData } from '../../../payments/payer/missing-data.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { usePaymentMeans } from '../../../payments/use-payment-means.ts'
import { PlayFailure } from './play-failure.tsx'

/** Payment methods that settle at once or within minutes. */
const instantMethods: readonly PaymentMethodCode[] = ['CREDIT_CARD', 'PIX']

export interface BuyFormProps {
  readonly order: Pick<PlayPurchase, 'pedido' | 'valor' | 'moeda'>
  /** The draft that the keys of its payments are kept in. */
  readonly attempts: string
  readonly name: string
  readonly lang?: string
  /** Short description of the purchase. */
  readonly line: string
  /** The payment is under way, or done. */
  readonly onStarted: () => void
}

/** Payment form of an order: a title or a gift. */
export function BuyForm({ order, attempts, name, lang, line, onStarted }: BuyFormProps) {
  const t = useTranslations('playCheckout')
  const pay = useTranslations('playCheckout.pay')
  const money = useMoney()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { paymentMethods } = useChurchSite()
  const methods = paymentMethods.filter((method) => instantMethods.includes(method))
  const [chosenMethod, setMethod] = useState(methods[0])
  const { valor, moeda, pedido } = order
  const chosen = usePaymentMeans({
    method: chosenMethod,
    async pay({ means }) {
      if (!chosenMethod) return undefined
      const status = await payOrder(createAttempts(attempts), { pedido, codigoMetodoPagamento: chosenMethod, means })
      if (status.situacao !== 'canceled') onStarted()
      return status
    },
  })
  const amount = money(valor, moeda)

  const help = (remedy: PurchaseRemedy) => {
    const missing = readMissingData(chosen.error)
    chosen.clear()
    if (remedy === 'update-data') void navigate(dataUpdatePath(missing, pathname + search))
    else if (remedy === 'show-payment') onStarted()
    else if (remedy === 'retry') chosen.submit()
    else chosen.chooseCard(undefined)
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className={`${cardClass} flex items-baseline justify-between gap-4 p-5`}>
        <p className="min-w-0">
          <span lang={lang} className="font-semibold">
            {name}
          </span>
          <span className="block text-sm text-muted">{line}</span>
        </p>
        <p className="shrink-0 text-xl font-semibold tabular-nums">{amount}</p>
      </div>
      <MethodChoice
        methods={methods}
        value={chosenMethod}
        onChange={(method) => {
          chosen.clear()
          setMethod(method)
        }}
        amount={valor}
        currency={moeda}
        coversFees={false}
      />
      <PlayFailure error={chosen.error} isDeclined={chosen.isDeclined} onRemedy={help} />
      <PayPart
        chosen={chosen}
        text={pay}
        amount={amount}
        payLabel={t('buy.pay', { amount })}
        payee={<PayeeLine method={chosenMethod} />}
        isRehearsal={false}
        isVisitor={false}
        isSending={chosen.isSending}
        isDisabled={!chosenMethod}
        onPay={() => chosen.submit()}
      />
    </div>
  )
}
