import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { chargeInstant } from '../../../platform/recurring/schedule.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { giveUpCharges } from './charges.queries.ts'
import { returnCoupon } from './coupons.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { dropOrders } from './play-orders.service.ts'
import { askingLeadDays } from './renewal-claims.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { planPlayDay, playRenewalQueue } from './subscriptions.jobs.ts'
import { endLapsed, endUnpaid, hasRunning, listDue } from './subscriptions.queries.ts'
import { addDays, endOfDay } from './terms.rules.ts'

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'
/** A subscription whose first term is not paid is ended after so many days. */
const unpaidDays = 3

/**
 * Plans the renewals of today, each at its own moment of the hour, and the next day. It looks at the subscriptions
 * themselves, so that a job that was given up is made good a day later. Access ends without it.
 */
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
  for (let after = firstId; ; ) {
    const ids = await platform.transactions.inChurch(church, async (work) => {
      const found = await listDue(work, { ...until, after, limit: batch })
      for (const id of found) {
        const options = { singletonKey: `${id}/${today}`, startAfter: chargeInstant(today, timeZone, id) }
        await platform.jobs.enqueue(work, playRenewalQueue, { assinatura: id }, options)
      }
      return found
    })
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}
