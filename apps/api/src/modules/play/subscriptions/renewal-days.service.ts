import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { planCharges } from '../../payments/commitments/charge-days.service.ts'
import { giveUpCharges } from './charges.queries.ts'
import { returnCoupon } from './coupons.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { playCharges } from './play-charges.service.ts'
import { dropOrders } from './play-orders.service.ts'
import { askingLeadDays } from './renewal-claims.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { planPlayDay } from './subscriptions.jobs.ts'
import { endLapsed, endUnpaid, hasRunning, listDue } from './subscriptions.queries.ts'
import { addDays, endOfDay } from './terms.rules.ts'

/** A subscription whose first term is not paid is ended after so many days. */
const unpaidDays = 3

/** Plans the next day and the renewals of today, and ends what has lapsed. Access ends without it. */
export async function doPlayDay(platform: SubscriptionNeeds, call: ChurchCall): Promise<void> {
  const { inChurch } = call
  const { timeZone } = await call.facts()
  const dropped = await inChurch(async (work) => {
    if (!(await hasRunning(work))) return undefined
    await planPlayDay(work, timeZone)
    for (const ended of await endLapsed(work)) await queuePlayMail(work, ended, { tipo: 'ENCERRADA' })
    const unpaid = await endUnpaid(work, addDays(work.now, -unpaidDays))
    for (const { cupom } of unpaid) if (cupom !== null) await returnCoupon(work, cupom)
    return giveUpCharges(
      work,
      unpaid.map(({ id }) => id),
    )
  })
  if (!dropped) return
  await dropOrders(platform, call, dropped)
  await planRenewals(call, timeZone)
}

async function planRenewals(call: ChurchCall, timeZone: string): Promise<void> {
  const today = dateIn(timeZone, call.clock())
  const until = {
    cardsUntil: endOfDay(today, timeZone),
    othersUntil: endOfDay(dateAfter(today, askingLeadDays), timeZone),
  }
  const list = (work: ChurchWork, part: { readonly after: string; readonly limit: number }) =>
    listDue(work, { ...until, ...part })
  await planCharges(call, playCharges, { day: today, timeZone, list })
}
