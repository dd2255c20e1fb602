import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { EndedOrder } from '../../payments/orders/payments.signals.ts'
import { returnCoupon } from './coupons.queries.ts'
import { readPlayOrder } from './play-orders.service.ts'
import {
  clearChargesAfter,
  endChargesOfOrders,
  endGiftsOfOrders,
  endPurchasesOfOrders,
  endRehearsedSubscriptions,
  lockRealSubscriptions,
  openWaitingTerms,
} from './rehearsal-end.queries.ts'
import { updateSubscription } from './subscriptions.queries.ts'
import { endOfDay } from './terms.rules.ts'

/**
 * Ends purchases, gifts and subscriptions of a rehearsal with it. Subscriptions that were to renew in that time play
 * until the end of tomorrow, and renew by then.
 */
export const endPlayOfRehearsals = {
  rehearsalEnded: endOrders,
} satisfies Listeners

async function endOrders(work: ChurchWork, orders: readonly EndedOrder[]) {
  const codes = orders.filter((order) => readPlayOrder(order) !== undefined).map(({ codigo }) => codigo)
  await endPurchasesOfOrders(work, codes)
  const accepted = await endGiftsOfOrders(work, codes)
  const charged = await endChargesOfOrders(work, codes)
  const kept = await keepRealTerms(work, charged)
  const ended = await endRehearsedSubscriptions(work, [...accepted, ...charged], kept)
  for (const cupom of ended) if (cupom !== null) await returnCoupon(work, cupom)
  const { timeZone } = await work.facts()
  const tomorrow = endOfDay(dateAfter(dateIn(timeZone, work.now), 1), timeZone)
  await openWaitingTerms(work, tomorrow)
  return []
}

/**
 * A subscription of before the rehearsal keeps the term that was really paid for, or its trial, and renews as before. One
 * whose means were moved to the rehearsal gateway is canceled: it plays until its term ends. Gives the ids.
 */
async function keepRealTerms(work: ChurchWork, ids: readonly string[]): Promise<string[]> {
  const real = await lockRealSubscriptions(work, ids)
  for (const { subscription, term } of real) {
    const { id, gateway, situacao } = subscription
    const paid = term ?? { termo: subscription.termo, fim: subscription.termoFim }
    const isMoved = gateway === 'rehearsal'
    await updateSubscription(work, id, {
      ...(paid.termo !== subscription.termo && { termo: paid.termo, termoFim: paid.fim, credito: 0, pausadaEm: null }),
      ...(paid.termo !== subscription.termo && situacao === 'PAUSADA' && { situacao: 'ATIVA' }),
      ...(situacao === 'ATRASADA' && { situacao: 'ATIVA' }),
      ...(isMoved && { situacao: 'CANCELADA', flagRenova: false, pausadaEm: null }),
      nextPlanId: null,
      versao: subscription.versao + 1,
    })
    if (!isMoved) await clearChargesAfter(work, id, paid)
  }
  return real.map(({ subscription: { id } }) => id)
}
