import { getMemberPayment } from '@narthex/contract/payments/payment.endpoints'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useChurchSite } from '../../../page/use-site.ts'
import { PaymentView } from '../../../payments/payment-view.tsx'
import { usePaymentStatus } from '../../../payments/use-payment-status.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import { findNextStep, NextSteps } from './next-steps.tsx'
import { Receipt } from './receipt.tsx'

/** Page of a member's own order: state, receipt and next step. */
export function PaymentPage({ title, code }: { title: string; code: string }) {
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  return (
    <>
      <h1 className="text-lg font-semibold text-muted max-lg:text-center print:sr-only">{title}</h1>
      <div className="mt-4">
        {memberId !== undefined && <MembersPayment key={code} code={code} memberId={memberId} />}
      </div>
    </>
  )
}

function MembersPayment({ code, memberId }: { code: string; memberId: number }) {
  const { modules } = useChurchSite()
  const navigate = useNavigate()
  const load = useCallback(
    (pedido: string) => callApi(getMemberPayment, { params: { userId: String(memberId) }, query: { pedido } }),
    [memberId],
  )
  const payment = usePaymentStatus(code, load)
  const { status } = payment
  const next = status && findNextStep(status, modules)
  return (
    <div className="grid grid-cols-1 gap-8">
      <PaymentView payment={payment} onAgain={next && (() => void navigate(next.to))} />
      {status && <Receipt status={status} />}
      <NextSteps status={status} />
    </div>
  )
}
