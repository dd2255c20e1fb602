import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { planCharges } from '../../payments/commitments/charge-days.service.ts'
import { listOpenRecurrences } from './cycles.queries.ts'
import { findLastDay } from './cycles.rules.ts'
import { warnOfExpiringCards } from './expiring-cards.service.ts'
import { giftCharges } from './gift-charges.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { planNextDay } from './recurrences.jobs.ts'
import { hasLivingRecurrences, listDueRecurrences } from './recurrences.queries.ts'

/** A try that has no end after so long was left by a process that died. */
const stuckAfterMs = 3_600_000

/** Plans the next day, and the charges of today: what is due, and tries whose time has come or that have no end. */
export async function planDay(platform: RecurrenceNeeds, call: ChurchCall): Promise<void> {
  const { inChurch } = call
  const { timeZone } = await call.facts()
  const now = call.clock()
  const today = dateIn(timeZone, now)
  const isNeeded = await inChurch(async (work) => {
    const hasAny = await hasLivingRecurrences(work)
    if (hasAny) await planNextDay(work, timeZone)
    return hasAny
  })
  if (!isNeeded) return
  const day = { day: today, timeZone }
  const debitsUntil = findLastDay({ meio: 'PIX_AUTOMATICO' }, today)
  await planCharges(call, giftCharges, {
    ...day,
    list: (work, part) => listDueRecurrences(work, { until: today, debitsUntil, ...part }),
  })
  await warnOfExpiringCards(platform, call, today)
  const until = instantAt(dateAfter(today, 1), '00:00', timeZone)
  const stuckSince = new Date(now.getTime() - stuckAfterMs)
  await planCharges(call, giftCharges, {
    ...day,
    list: (work, part) => listOpenRecurrences(work, { until, stuckSince, ...part }),
  })
}
