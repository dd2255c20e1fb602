import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findOrder } from '../orders/orders.queries.ts'
import { listPaymentsForOrder, type PaymentRow } from '../orders/payments.queries.ts'

/** The attempts to pay an order, the newest first; none for an order that does not exist. */
export async function listAttempts(work: ChurchWork, orderCode: string): Promise<PaymentRow[]> {
  const order = await findOrder(work, orderCode)
  return order ? listPaymentsForOrder(work, order.id) : []
}
