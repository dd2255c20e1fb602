import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { PlayQuote, PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PayPart } from '../../../payments/pay-part.tsx'
import { PayeeLine } from '../../../payments/payee-line.tsx'
import { MemberPayer } from '../../../payments/payer/member-payer.tsx'
import { dataUpdatePath, readMissingData } from '../../../payments/payer/missing-data.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { planAttempts } from './attempts.ts'
import { MeansChoice } from './means-choice.tsx'
import { PlanCoupon } from './plan-coupon.tsx'
import { PlayFailure } from './play-failure.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import type { PlanChoice } from './use-quote.ts'
import { useSubscribing } from './use-subscribing.ts'

export interface SubscribeFormProps {
  readonly choice: PlanChoice
  /** Quote without a coupon. */
  readonly usual: PlayQuote
  /** `pedido` waits for its payment; null: the subscription is open. */
  readonly onSubscribed: (subscription: PlaySubscription) => void
}

/** The plan with its price, and how it is paid. */
export function SubscribeForm({ choice, usual, onSubscribed }: SubscribeFormProps) {
  const t = useTranslations('playCheckout')
  const pay = useTranslations('playCheckout.pay')
  const money = useMoney()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const methods = useRef<HTMLDivElement>(null)
  const failurePart = useRef<HTMLDivElement>(null)
  const subscribing = useSubscribing(choice, usual, onSubscribed)
  const { quote, coupon, means, chosen } = subscribing
  const { member, missing } = chosen.payer
  const { plano, primeiroValor, diasTeste } = quote
  const amount = money(primeiroValor, plano.moeda)
  const isTrial = diasTeste > 0
  const hasFailed = chosen.isDeclined || chosen.error !== undefined
  useEffect(() => {
    if (hasFailed) failurePart.current?.scrollIntoView({ block: 'nearest' })
  }, [hasFailed])

  const help = (remedy: PurchaseRemedy) => {
    const missingNow = readMissingData(chosen.error)
    chosen.clear()
    if (remedy === 'update-data') void navigate(dataUpdatePath(missingNow, pathname + search))
    else if (remedy === 'remove-coupon') subscribing.removeCoupon()
    else if (remedy === 'retry') chosen.submit()
    else {
      if (remedy !== 'choose-method') planAttempts(choice.idPlano).forget()
      chosen.chooseCard(undefined)
      methods.current?.scrollIntoView({ block: 'start' })
    }
  }
  const summary = (
    <QuoteSummary quote={quote}>
      <PlanCoupon value={coupon} onApply={subscribing.applyCoupon} onRemove={subscribing.removeCoupon} />
    </QuoteSummary>
  )
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,40rem)_24rem] lg:items-start lg:gap-x-14">
      <div className="grid grid-cols-1 gap-8">
        <div className="lg:hidden">{summary}</div>
        <MemberPayer
          name={member?.nome ?? ''}
          title={t('who')}
          mailNote={t('receiptTo', { email: member?.email ?? '' })}
          missing={missing}
          path={pathname + search}
        />
        {!subscribing.isWithoutMeans && (
          <div ref={methods} className="scroll-mt-(--top-inset)">
            <MeansChoice means={quote.meios} value={means?.meio} onChange={subscribing.chooseMeans} />
          </div>
        )}
        <div ref={failurePart} className="scroll-mt-(--top-inset) scroll-mb-40 empty:hidden">
          <PlayFailure error={chosen.error} isDeclined={chosen.isDeclined} onRemedy={help} />
        </div>
        <PayPart
          chosen={chosen}
          text={pay}
          amount={amount}
          payLabel={isTrial ? t('startTrial') : t('subscribe', { amount })}
          payee={<PayeeLine method={means?.metodo.codigoMetodoPagamento} />}
          isRehearsal={false}
          isVisitor={false}
          isCardKept
          isSending={chosen.isSending}
          isDisabled={missing.length > 0 || (!subscribing.isWithoutMeans && !means)}
          onPay={() => chosen.submit()}
        />
      </div>
      <aside className="sticky below-header-6 max-lg:hidden">{summary}</aside>
    </div>
  )
}
