import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { rolesWith } from '@narthex/contract/permissions'
import type { PrayerId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { membersWithRole } from '../members/roles.service.ts'
import { type MemberNotice, notifyMembers } from '../notifications/personal.service.ts'
import { countWaiting } from './moderation.queries.ts'
import { countNews } from './news.queries.ts'
import { nextNews } from './news.rules.ts'
import { moderationNewsQueue, prayerNewsQueue } from './prayer.jobs.ts'
import { holdPrayer, type PrayerRow, updatePrayer } from './prayers.queries.ts'
import type { Wall } from './settings.service.ts'

/**
 * Schedules the author's next notice of new prayers and messages. Must run in the transaction that holds the lock on
 * the prayer: `avisos` is the job's key, so a notice that already ran never swallows this event.
 */
export async function planNews(
  work: ChurchWork,
  { id, avisos, avisadaEm }: Pick<PrayerRow, 'id' | 'avisos' | 'avisadaEm'>,
): Promise<void> {
  const options = { singletonKey: `${id}/${avisos}`, startAfter: nextNews(avisadaEm, work.now) }
  await enqueue(work, prayerNewsQueue, { oracao: id }, options)
}

/** Notifies the author of how many members prayed and wrote since the last notice; no notice when both are zero. */
export async function notifyAuthorOfNews(call: ChurchCall, id: PrayerId): Promise<void> {
  await call.inChurch(async (work) => {
    const prayer = await holdPrayer(work, id, 'no key update')
    if (!prayer) return
    const { prayed, wrote } = await countNews(work, prayer)
    await updatePrayer(work, id, { avisadaEm: work.now, avisos: prayer.avisos + 1 })
    if (prayed + wrote === 0) return
    await notifyMembers(work, {
      ...toNews(prayed, wrote),
      to: [prayer.memberId],
      tipo: 'ORACAO',
      idEntidadeRelacionada: id,
      chave: `oracao-${id}-noticias-${prayer.avisos}`,
    })
  })
}

function toNews(prayed: number, wrote: number): Pick<MemberNotice, 'message' | 'values'> {
  if (wrote === 0) return { message: 'prayed', values: { count: prayed } }
  if (prayed === 0) return { message: 'prayerMessages', values: { count: wrote } }
  return { message: 'prayedAndWrote', values: { prayed, wrote } }
}

/** Notifies the moderators at once that someone may be in danger. `what` makes the notice unique. */
export async function notifyModeratorsOfDanger(work: ChurchWork, what: string): Promise<void> {
  const to = await membersWithRole(work, rolesWith('moderation.decide'))
  const about = { tipo: 'ORACAO', idEntidadeRelacionada: null, message: 'prayerInCare' } as const
  await notifyMembers(work, { ...about, to, chave: `cuidado-${what}` })
}

/** Local time of the church for the daily moderation notice. */
const morning = '08:00'

/** Schedules one notice per day, tomorrow morning, of how much waits for moderation. */
export async function planModeration(work: ChurchWork, { calendar, church: { fusoHorario } }: Wall): Promise<void> {
  const dia = dateAfter(calendar.today, 1)
  const options = { singletonKey: dia, startAfter: instantAt(dia, morning, fusoHorario) }
  await enqueue(work, moderationNewsQueue, { dia }, options)
}

export async function notifyModerators(call: ChurchCall, dia: string): Promise<void> {
  await call.inChurch(async (work) => {
    const { PENDENTE, DENUNCIADA } = await countWaiting(work)
    const count = PENDENTE + DENUNCIADA
    if (count === 0) return
    const to = await membersWithRole(work, rolesWith('moderation.decide'))
    const about = {
      tipo: 'ORACAO',
      idEntidadeRelacionada: null,
      message: 'prayersToModerate',
      values: { count },
    } as const
    await notifyMembers(work, { ...about, to, chave: `moderacao-${dia}` })
  })
}
