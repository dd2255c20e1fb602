import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { EndedPurchase, PaymentSignals } from '../orders/payments.signals.ts'
import {
  endRehearsedOrders,
  endRehearsedPayments,
  forgetRehearsedPayments,
  removeRehearsedCards,
} from './rehearsal-end.queries.ts'

/** Result of the end of a rehearsal: numbers of orders and cards, and the purchases. */
export interface EndedRehearsal {
  readonly orders: number
  readonly cards: number
  /** Purchases whose tickets open no door any more. */
  readonly purchases: readonly EndedPurchase[]
}

/**
 * Ends everything of a church's rehearsal, in the transaction in which it goes live: orders, payments, refunds, cards, and
 * by the signal what the modules above have for them. The settings are locked: payments of the rehearsal that are under
 * way end before it or find a live church (`holdRehearsal`). No gateway is called and nothing is mailed.
 */
export async function endRehearsal(
  { signals }: { readonly signals: Pick<PaymentSignals, 'rehearsalEnded'> },
  work: ChurchWork,
): Promise<EndedRehearsal> {
  const orders = await endRehearsedOrders(work)
  await endRehearsedPayments(work)
  await forgetRehearsedPayments(work)
  const cards = await removeRehearsedCards(work)
  const purchases: EndedPurchase[] = []
  for (const listen of signals.rehearsalEnded) purchases.push(...(await listen(work, orders)))
  return { orders: orders.length, cards, purchases }
}
