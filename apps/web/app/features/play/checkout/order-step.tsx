import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { PaymentView } from '../../../payments/payment-view.tsx'
import { usePaymentStatus } from '../../../payments/use-payment-status.ts'

export interface OrderStepProps {
  /** Code of the order; use it as the component's key too. */
  readonly code: string
  readonly onPaid: () => void
  /** Begins another payment of what was not paid. */
  readonly onAgain: () => void
}

/** An order that waits for its payment: the Pix code, what the bank asks, and the turn to paid by itself. */
export function OrderStep({ code, onPaid, onAgain }: OrderStepProps) {
  const t = useTranslations('playCheckout')
  const payment = usePaymentStatus(code)
  const isPaid = payment.status?.situacao === 'success'
  const tellPaid = useEffectEvent(onPaid)
  useEffect(() => {
    if (isPaid) tellPaid()
  }, [isPaid])
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-center text-muted">{t('waitingLead')}</p>
      <PaymentView payment={payment} onAgain={onAgain} />
    </div>
  )
}
