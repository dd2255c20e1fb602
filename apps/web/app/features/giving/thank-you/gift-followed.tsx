import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PaymentPageState } from '@narthex/contract/payments/payment-states'
import { buttonClass } from '@narthex/ui/button'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { PaymentView } from '../../../payments/payment-view.tsx'
import { findStatusWords, type StatusWords } from '../../../payments/status-words.ts'
import { usePaymentStatus } from '../../../payments/use-payment-status.ts'
import { giftAttempts } from '../gift-attempts.ts'
import { readGift } from '../kept-gift.ts'
import { closeGift, findReceiptAddress } from '../kept-receipt.ts'
import { Keepsake } from './keepsake.tsx'
import { NextSteps } from './next-steps.tsx'

const titles: Readonly<Partial<Record<PaymentPageState, 'waiting' | 'review' | 'received'>>> = {
  waiting: 'waiting',
  review: 'review',
  success: 'received',
}

/** Money that is disputed was received before; a gateway or a bank at work wants nothing of the giver. */
const titlesByWords: Readonly<Partial<Record<StatusWords, 'review' | 'other'>>> = {
  disputed: 'other',
  processing: 'review',
  bankDebit: 'review',
}

const findTitle = (status: PaymentStatus | undefined) =>
  (status && (titlesByWords[findStatusWords(status)] ?? titles[status.situacao])) ?? 'other'

/** A gift whose payment is followed while the page is open. */
export function GiftFollowed({ code }: { code: string }) {
  const t = useTranslations('giveThanks')
  const { church } = useChurchSite()
  const navigate = useNavigate()
  const payment = usePaymentStatus(code)
  const [email] = useState(() => findReceiptAddress(code))
  const { status } = payment
  const isReceived = status?.situacao === 'success'
  useEffect(() => {
    if (isReceived) closeGift(code)
  }, [isReceived, code])

  const payAgain = () => {
    giftAttempts.endPayment()
    void navigate(readGift() ? '/give/checkout' : '/give', { viewTransition: true })
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="text-center">
        <p className="font-semibold text-brand-text">{t('eyebrow', { church: church.nome })}</p>
        <h1 className="mt-1 text-title">{t(findTitle(status))}</h1>
        {isReceived && <p className="mx-auto mt-3 max-w-measure text-lg text-muted">{t('voice')}</p>}
      </div>
      <PaymentView payment={payment} onAgain={payAgain} />
      {payment.phase === 'missing' && (
        <SmartLink to="/give" className={`${buttonClass('quiet')} justify-self-center`}>
          {t('give')}
        </SmartLink>
      )}
      {status?.situacao === 'waiting' && email && (
        <p className="text-center text-sm text-muted">{t('waitingMail', { email })}</p>
      )}
      {status && isReceived && <Keepsake status={status} email={email} />}
      {isReceived && <NextSteps />}
    </div>
  )
}
