import type { OfficePayment, OfficeRefund } from '@narthex/contract/payments/payment-office.schemas'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import { cancelPayment } from '../attempts/cancellation.service.ts'
import { confirmOfflinePayment, describePayment } from '../attempts/confirmation.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { isOpen } from '../orders/payment-transitions.rules.ts'
import { gatewayUnavailable } from '../orders/payments.errors.ts'
import { findPayment } from '../orders/payments.queries.ts'
import { paymentRecord } from '../orders/payments.records.ts'
import { settleCheckedRefund } from '../refunds/refund-check.service.ts'
import { refundPayment } from '../refunds/refunds.service.ts'
import { requirePayment, toOfficeRefund } from './payment-detail.service.ts'
import { toOfficePayment } from './payment-list.service.ts'

/** Refunds all that is left, or `amount` cents. Throws as `refundPayment` does. */
export async function refundAtOffice(
  platform: PaymentNeeds,
  call: MemberCall,
  { paymentId, key, amount }: { readonly paymentId: number; readonly key: string; readonly amount: number | undefined },
): Promise<OfficeRefund> {
  return toOfficeRefund(
    await refundPayment(platform, call, { paymentId, key, ...(amount !== undefined && { amount }) }),
  )
}

/** Staff say whether a refund in `CONFERIR` was made. Throws as `settleCheckedRefund` does. */
export async function decideRefundAtOffice(
  platform: PaymentNeeds,
  call: MemberCall,
  decision: { readonly id: string; readonly paymentId: number; readonly isMade: boolean },
): Promise<OfficeRefund> {
  return toOfficeRefund(await settleCheckedRefund(platform, call, decision))
}

/** Staff say that money has come which no gateway tells of. Throws NOT_FOUND for a payment at a gateway. */
export async function confirmAtOffice(
  platform: PaymentNeeds,
  call: MemberCall,
  paymentId: number,
): Promise<OfficePayment> {
  await confirmOfflinePayment(platform, call, paymentId)
  return readPayment(call, paymentId)
}

/**
 * Cancels a payment that is not paid; one that was paid in time stays paid. Throws CONFLICT where the gateway has not said
 * yet whether it is paid, GATEWAY_UNAVAILABLE where it does not answer.
 */
export async function cancelAtOffice(
  platform: PaymentNeeds,
  call: MemberCall,
  paymentId: number,
): Promise<OfficePayment> {
  if (!(await call.inChurch((work) => findPayment(work, paymentId)))) throw notFound()
  const canceled = await cancelPayment(platform, call, paymentId, 'CANCELAMENTO', (run) =>
    edit(call, { act: 'PAYMENT_CANCELED', isPublic: false }, async ({ work, watch, about, unchanged }) => {
      await watch(paymentRecord(paymentId))
      const ended = await run(work)
      if (ended?.situacao !== 'canceled') return unchanged(ended)
      about(describePayment(ended))
      return ended
    }),
  ).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : 'unknown'
    platform.log.warn({ payment: paymentId, error: name }, 'A gateway did not cancel a payment')
    throw gatewayUnavailable()
  })
  if (!canceled || isOpen(canceled.situacao)) throw conflict('The gateway has not said yet whether it is paid.')
  return readPayment(call, paymentId)
}

const readPayment = (call: MemberCall, id: number): Promise<OfficePayment> =>
  call.inChurch(async (work) => toOfficePayment((await requirePayment(work, id)).listed))
