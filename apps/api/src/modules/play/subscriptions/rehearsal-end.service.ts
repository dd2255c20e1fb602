import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { EndedOrder, PaymentSignals } from '../../payments/payments.signals.ts'
import { returnCoupon } from './coupons.queries.ts'
import { readPlayOrder } from './play-orders.service.ts'
import {
  endChargesOfOrders,
  endGiftsOfOrders,
  endPurchasesOfOrders,
  endRehearsedSubscriptions,
} from './rehearsal-end.queries.ts'

/** What was bought, given or subscribed to in a rehearsal ends with it. */
export function endPlayOfRehearsals(): Pick<PaymentSignals, 'rehearsalEnded'> {
  return { rehearsalEnded: [endOrders] }
}

async function endOrders(work: ChurchWork, orders: readonly EndedOrder[]) {
  const codes = orders.filter((order) => readPlayOrder(order) !== undefined).map(({ codigo }) => codigo)
  await endPurchasesOfOrders(work, codes)
  const accepted = await endGiftsOfOrders(work, codes)
  const charged = await endChargesOfOrders(work, codes)
  const ended = await endRehearsedSubscriptions(work, [...accepted, ...charged])
  for (const cupom of ended) if (cupom !== null) await returnCoupon(work, cupom)
  return []
}
