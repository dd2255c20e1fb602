import { assembleApp } from '@narthex/api/app'
import { givingMailQueue } from '@narthex/api/modules/giving/mails/giving-mails.jobs'
import {
  planNextDay,
  recurrenceChargeQueue,
  recurrenceDayQueue,
} from '@narthex/api/modules/giving/recurrences/recurrences.jobs'
import {
  cardRemovalQueue,
  paymentExpiryQueue,
  paymentReadingQueue,
  reconciliationQueue,
  refundQueue,
  retentionQueue,
} from '@narthex/api/modules/payments/orders/payments.jobs'
import { planRetention } from '@narthex/api/modules/payments/orders/retention-plan.service'
import { planReconciliation } from '@narthex/api/modules/payments/settlement/reconciliation-plan.service'
import { ticketMailQueue } from '@narthex/api/modules/tickets/registrations/ticket-mails.jobs'
import { holdExpiryQueue } from '@narthex/api/modules/tickets/registrations/tickets.jobs'
import { discardDueJobs } from '@narthex/api/platform/jobs/jobs'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { ChurchWork } from '@narthex/api/platform/work/church-work'
import { enteredBy, type Transactions } from '@narthex/api/platform/work/transactions'
import { dayMs } from '@narthex/contract/durations'
import { datedCall } from './dated-call.ts'

const queues = [
  holdExpiryQueue,
  ticketMailQueue,
  givingMailQueue,
  recurrenceChargeQueue,
  recurrenceDayQueue,
  cardRemovalQueue,
  paymentExpiryQueue,
  paymentReadingQueue,
  reconciliationQueue,
  refundQueue,
  retentionQueue,
]

/**
 * The platform at a moment of the past: what it writes is dated so. What would have been done since then, such as the mail
 * about a gift, is not left for the product to do: those jobs go in the transaction that added them.
 */
export function inPast(platform: Platform, moment: Date) {
  const { transactions } = platform
  return at(platform, moment, (church, run) =>
    transactions.inChurch(church, async (work) => {
      const result = await run({ ...work, now: moment })
      await discardPastJobs(work)
      return result
    }),
  )
}

/** Forgets what was planned for a time that has passed; called in the transaction that planned it. */
export const discardPastJobs = (work: ChurchWork): Promise<void> => discardDueJobs(work, queues)

/** Forgets the mails that were planned for the days before an event, whenever they are due. */
export const discardReminders = (work: ChurchWork): Promise<void> =>
  discardDueJobs({ ...work, now: new Date(work.now.getTime() + 1000 * dayMs) }, [ticketMailQueue])

/** The platform at a moment of the past within a transaction that is under way, which ends with `discardPastJobs`. */
export const withinWork = (platform: Platform, work: ChurchWork, moment: Date) =>
  at(platform, moment, (_church, run) => run({ ...work, now: moment }))

function at(platform: Platform, moment: Date, inChurch: Transactions['inChurch']) {
  const transactions = enteredBy(platform.transactions, inChurch)
  const dated: Transactions = { ...transactions, at: (church) => datedCall(transactions.at(church), moment) }
  return assembleApp({ ...platform, clock: () => moment, transactions: dated }).needs
}

/** Plans what goes on from now: the church's next recurring charges, and what looks after payments. */
export async function planUpkeep({
  platform: { transactions },
  church,
  timeZone,
}: {
  readonly platform: Platform
  readonly church: ChurchScope
  readonly timeZone: string
}): Promise<void> {
  await transactions.inChurch(church, async (work) => {
    await planReconciliation(work)
    await planRetention(work)
    await planNextDay(work, timeZone)
  })
}
