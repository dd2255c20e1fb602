import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { readingReminderQueue } from './reading-plans.jobs.ts'
import type { Calendar } from './subscription-standing.rules.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

type Reminded = Pick<SubscriptionRow, 'id' | 'inicio' | 'lembrete' | 'pausadaEm' | 'concluidaEm'>

export const wantsReminders = ({ lembrete, pausadaEm, concluidaEm }: Reminded) =>
  lembrete !== null && pausadaEm === null && concluidaEm === null

/** Plans the next reminder of a subscription that wants them. The job of an hour that was changed finds nothing to do. */
export async function planReminder(
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
  await enqueue(work, readingReminderQueue, { assinatura: row.id, dia, hora }, options)
}
