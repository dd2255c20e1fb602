import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { chargeInstant } from '../../../platform/recurring/schedule.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { listOpenRecurrences } from './cycles.queries.ts'
import { findLastDay } from './cycles.rules.ts'
import { warnOfExpiringCards } from './expiring-cards.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { planNextDay, recurrenceChargeQueue } from './recurrences.jobs.ts'
import { hasLivingRecurrences, listDueRecurrences } from './recurrences.queries.ts'

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'
/** A try that has no end after so long was left by a process that died. */
const stuckAfterMs = 3_600_000

/**
 * Plans the charges of today, each at its own moment of the hour, and the next day. It looks at the recurring gifts
 * themselves, so that a job that was given up is made good a day later.
 */
export async function planDay(platform: RecurrenceNeeds, church: ChurchScope): Promise<void> {
  const { inChurch } = platform.transactions
  const { fusoHorario: timeZone } = (await getFrame(platform, church)).church
  const now = platform.clock()
  const today = dateIn(timeZone, now)
  const isNeeded = await inChurch(church, async (work) => {
    const hasAny = await hasLivingRecurrences(work)
    if (hasAny) await planNextDay(platform.jobs, work, timeZone)
    return hasAny
  })
  if (!isNeeded) return
  const plan = (list: (work: ChurchWork, after: string) => Promise<string[]>) =>
    eachBatch(platform, church, { list, dia: today, timeZone })
  const debitsUntil = findLastDay({ meio: 'PIX_AUTOMATICO' }, today)
  await plan((work, after) => listDueRecurrences(work, { until: today, debitsUntil, after, limit: batch }))
  await warnOfExpiringCards(platform, church, today)
  const until = instantAt(dateAfter(today, 1), '00:00', timeZone)
  const stuckSince = new Date(now.getTime() - stuckAfterMs)
  await plan((work, after) => listOpenRecurrences(work, { until, stuckSince, after, limit: batch }))
}

async function eachBatch(
  { transactions, jobs }: RecurrenceNeeds,
  church: ChurchScope,
  {
    list,
    dia,
    timeZone,
  }: { list: (work: ChurchWork, after: string) => Promise<string[]>; dia: string; timeZone: string },
): Promise<void> {
  for (let after = firstId; ; ) {
    const ids = await transactions.inChurch(church, async (work) => {
      const found = await list(work, after)
      for (const id of found) {
        const startAfter = chargeInstant(dia, timeZone, id)
        await jobs.enqueue(
          work,
          recurrenceChargeQueue,
          { recorrencia: id },
          { singletonKey: `${id}/${dia}`, startAfter },
        )
      }
      return found
    })
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}
