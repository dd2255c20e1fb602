import { dateAfter } from '@narthex/contract/church-time'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { listDue } from '@narthex/contract/reading-plans/schedule'
import { toPlanSubscriptionId } from '../../../platform/ids.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { notifyMembers } from '../../notifications/personal.service.ts'
import { findPlans, getToday } from '../plans/plans.service.ts'
import { listRead } from '../subscriptions/marks.queries.ts'
import type { ReminderJob } from '../subscriptions/reading-plans.jobs.ts'
import { planReminder, wantsReminders } from '../subscriptions/reminder-plan.service.ts'
import { groupByDay, toStanding } from '../subscriptions/subscription-standing.rules.ts'
import { findSubscription } from '../subscriptions/subscriptions.queries.ts'

/**
 * Reminds of a day's reading that is not done, and plans the next day's reminder. A member gets one notice a day, however
 * many plans they read; a job that comes a day late reminds of nothing.
 */
export async function remindOfReading(call: ChurchCall, { assinatura, dia, hora }: ReminderJob): Promise<void> {
  const calendar = await getToday(call)
  await call.inChurch(async (work) => {
    const row = await findSubscription(work, toPlanSubscriptionId(assinatura))
    if (!row || !wantsReminders(row) || row.lembrete !== hora) return
    await planReminder(work, row, calendar, dateAfter(calendar.today, 1))
    if (dia !== calendar.today) return
    const locale = toLocale(await getLanguage(work)) ?? fallbackLocale
    const plan = (await findPlans(work, [row.planId], locale)).get(row.planId)
    if (!plan) return
    const standing = toStanding(row, plan, groupByDay(await listRead(work, row.id)), calendar.today)
    if (listDue(standing).every((reading) => standing.isDone[reading])) return
    await notifyMembers(work, {
      to: [row.memberId],
      tipo: 'PLANO_LEITURA',
      idEntidadeRelacionada: null,
      uuidEntidadeRelacionada: row.planId,
      chave: `plano-leitura-${dia}`,
      message: 'readingToday',
      values: { plan: plan.nome },
    })
  })
}
