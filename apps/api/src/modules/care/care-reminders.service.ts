import { instantAt } from '@narthex/contract/church-time'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { notifyMembers } from '../notifications/personal.service.ts'
import { careReminderQueue } from './care.jobs.ts'
import { listDueTakers } from './care.queries.ts'
import { findCarers } from './care-list.service.ts'

/** Local time of the church at which those who take items are reminded. */
const morning = '08:00'

/** Plans the reminder of a day, once for all its items; nothing for a morning that is over. */
export async function planCareReminder(work: ChurchWork, dia: string): Promise<void> {
  const { timeZone } = await work.facts()
  const startAfter = instantAt(dia, morning, timeZone)
  if (startAfter > work.now) await enqueue(work, careReminderQueue, { dia }, { singletonKey: dia, startAfter })
}

/**
 * Reminds those who take items that are due on a day: each once, in words that name no one and count nothing. Who may no longer
 * take one is told nothing.
 */
export async function remindOfCare(call: ChurchCall, dia: string): Promise<void> {
  await call.inChurch(async (work) => {
    const due = await listDueTakers(work, dia)
    const carers = new Set((await findCarers(work, { isPrayer: false })).map(({ id }) => id))
    const ofPrayers = new Set((await findCarers(work, { isPrayer: true })).map(({ id }) => id))
    const to = due.flatMap(({ responsavelId, isPrayer }) =>
      responsavelId !== null && (isPrayer ? ofPrayers : carers).has(responsavelId) ? [responsavelId] : [],
    )
    const about = { tipo: null, idEntidadeRelacionada: null, message: 'careDue' } as const
    await notifyMembers(work, { ...about, to, chave: `cuidado-${dia}` })
  })
}
