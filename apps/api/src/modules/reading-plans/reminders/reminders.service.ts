import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { listDue } from '@narthex/contract/reading-plans/schedule'
import { toPlanSubscriptionId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { notifyMembers } from '../../notifications/personal.service.ts'
import { findPlans, getToday } from '../plans/plans.service.ts'
import { type ReminderJob, readingReminderQueue } from '../reading-plans.jobs.ts'
import { listRead } from '../subscriptions/marks.queries.ts'
import { type Calendar, groupByDay, toStanding } from '../subscriptions/subscription-standing.rules.ts'
import { findSubscription, type SubscriptionRow } from '../subscriptions/subscriptions.queries.ts'

type Reminded = Pick<SubscriptionRow, 'id' | 'inicio' | 'lembrete' | 'pausadaEm' | 'concluidaEm'>

const wantsReminders = ({ lembrete, pausadaEm, concluidaEm }: Reminded) =>
  lembrete !== null && pausadaEm === null && concluidaEm === null

/** Plans the next reminder of a subscription that wants them. The job of an hour that was changed finds nothing to do. */
export async function planReminder(
  { jobs }: Needs<'jobs'>,
  work: ChurchWork,
  row: Reminded,
  { today, timeZone }: Calendar,
  from = today,
): Promise<void> {
  const { lembrete: hora } = row
  if (!wantsReminders(row) || hora === null) return
  const first = from < row.inicio ? row.inicio : from
  const dia = instantAt(first, hora, timeZone) > work.now ? first : dateAfter(first, 1)
  const options = { startAfter: instantAt(dia, hora, timeZone), singletonKey: `${row.id} ${dia} ${hora}` }
  await jobs.enqueue(work, readingReminderQueue, { assinatura: row.id, dia, hora }, options)
}

/**
 * Reminds of a day's reading that is not done, and plans the next day's reminder. A member gets one notice a day, however
 * many plans they read; a job that comes a day late reminds of nothing.
 */
export async function remindOfReading(
  platform: Needs<'cache' | 'clock' | 'jobs' | 'transactions'>,
  church: ChurchScope,
  { assinatura, dia, hora }: ReminderJob,
): Promise<void> {
  const calendar = await getToday(platform, church)
  await platform.transactions.inChurch(church, async (work) => {
    const row = await findSubscription(work, toPlanSubscriptionId(assinatura))
    if (!row || !wantsReminders(row) || row.lembrete !== hora) return
    await planReminder(platform, work, row, calendar, dateAfter(calendar.today, 1))
    if (dia !== calendar.today) return
    const locale = toLocale(await getLanguage(work)) ?? fallbackLocale
    const plan = (await findPlans(work, [row.planId], locale)).get(row.planId)
    if (!plan) return
    const standing = toStanding(row, plan, groupByDay(await listRead(work, row.id)), calendar.today)
    if (listDue(standing).every((reading) => standing.isDone[reading])) return
    await notifyMembers(platform, work, {
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
