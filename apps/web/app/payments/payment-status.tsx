import { PaymentView, type PaymentViewProps } from './payment-view.tsx'
import { usePaymentStatus } from './use-payment-status.ts'

export interface PaymentStatusViewProps extends Pick<PaymentViewProps, 'onAgain'> {
  /** The order's public code. */
  readonly code: string
}

/**
 * Status of an order, for everyone who has its code: what happened and what its payer has to do. Updates by itself.
 * Texts: `payments`.
 */
export function PaymentStatusView({ code, onAgain }: PaymentStatusViewProps) {
  return <StatusOfOrder key={code} code={code} onAgain={onAgain} />
}

function StatusOfOrder({ code, onAgain }: PaymentStatusViewProps) {
  return <PaymentView payment={usePaymentStatus(code)} onAgain={onAgain} />
}
