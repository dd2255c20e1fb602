import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame } from '../../churches/churches.service.ts'
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
export async function doPlayDay(platform: SubscriptionNeeds, church: ChurchScope): Promise<void> {
  const { inChurch } = platform.transactions
  const timeZone = (await getFrame(platform, church)).church.fusoHorario
  const dropped = await inChurch(church, async (work) => {
    if (!(await hasRunning(work))) return undefined
    await planPlayDay(platform.jobs, work, timeZone)
    for (const ended of await endLapsed(work)) await queuePlayMail(platform, work, ended, { tipo: 'ENCERRADA' })
    const unpaid = await endUnpaid(work, addDays(work.now, -unpaidDays))
    for (const { cupom } of unpaid) if (cupom !== null) await returnCoupon(work, cupom)
    return giveUpCharges(
      work,
      unpaid.map(({ id }) => id),
    )
  })
  if (!dropped) return
  await dropOrders(platform, church, dropped)
  await planRenewals(platform, church, timeZone)
}

async function planRenewals(platform: SubscriptionNeeds, church: ChurchScope, timeZone: string): Promise<void> {
  const today = dateIn(timeZone, platform.clock())
  const until = {
    cardsUntil: endOfDay(today, timeZone),
    othersUntil: endOfDay(dateAfter(today, askingLeadDays), timeZone),
  }
  const list = (work: ChurchWork, part: { readonly after: string; readonly limit: number }) =>
    listDue(work, { ...until, ...part })
  await planCharges(platform, church, playCharges, { day: today, timeZone, list })
}
