import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { notifyMembers } from '../notifications/personal.service.ts'
import { privacyReminderQueue } from './privacy.jobs.ts'
import { listDueTakers } from './privacy.queries.ts'
import { findHandlers } from './privacy-handlers.service.ts'

/** Local time of the church at which staff are reminded. */
const morning = '08:00'
/** Days before the last one at which staff are reminded, and the last one itself. */
const noticeDays = [5, 1, 0]

/** Plans the reminders of a request with this last day, once for all requests of a day; nothing for a morning that is over. */
export async function planReminders(work: ChurchWork, prazo: string): Promise<void> {
  const { timeZone } = await work.facts()
  for (const days of noticeDays) {
    const dia = dateAfter(prazo, -days)
    const startAfter = instantAt(dia, morning, timeZone)
    if (startAfter > work.now) await enqueue(work, privacyReminderQueue, { dia }, { singletonKey: dia, startAfter })
  }
}

/**
 * Reminds those who take requests that are due soon: each once a day, in words that name no one and count nothing. All who
 * may take one are reminded of a request that no one takes, or whose taker may no longer.
 */
export async function remindOfRequests(call: ChurchCall, dia: string): Promise<void> {
  await call.inChurch(async (work) => {
    const days = noticeDays.map((days) => dateAfter(dia, days))
    const handlers = (await findHandlers(work)).map(({ id }) => id)
    const takers = await listDueTakers(work, days)
    const to = takers.flatMap((taker) => (taker !== null && handlers.includes(taker) ? [taker] : handlers))
    const about = { tipo: null, idEntidadeRelacionada: null, message: 'privacyDue' } as const
    await notifyMembers(work, { ...about, to: [...new Set(to)], chave: `privacidade-${dia}` })
  })
}
