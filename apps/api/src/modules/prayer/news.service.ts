import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { staff } from '@narthex/contract/staff'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Told, tellMembers } from '../notifications/personal.service.ts'
import { membersWithRole } from '../users/roles.service.ts'
import { countWaiting } from './moderation.queries.ts'
import { countNews } from './news.queries.ts'
import { nextNews } from './news.rules.ts'
import { moderationNewsQueue, prayerNewsQueue } from './prayer.jobs.ts'
import { holdPrayer, type PrayerRow, updatePrayer } from './prayers.queries.ts'
import type { Wall } from './settings.service.ts'

/**
 * Has who asked told of a person who prayed or wrote: with the others of the day, in one notice. Within a transaction that
 * holds the prayer: a notice under way has told of everything before it, or it tells of this too.
 */
export async function planNews(
  { clock, jobs }: Platform,
  church: ChurchScope,
  tx: Tx,
  { id, avisos, avisadaEm }: Pick<PrayerRow, 'id' | 'avisos' | 'avisadaEm'>,
): Promise<void> {
  const options = { singletonKey: `${id}/${avisos}`, startAfter: nextNews(avisadaEm, clock()) }
  await jobs.enqueue(church, tx, prayerNewsQueue, { oracao: id }, options)
}

/** Tells who asked how many prayed and wrote since they were told last, in one notice; nothing where nobody did. */
export async function tellNews(platform: Platform, church: ChurchScope, id: number): Promise<void> {
  await platform.database.inScope(church, async (tx) => {
    const prayer = await holdPrayer(church, tx, id, 'no key update')
    if (!prayer) return
    const { prayed, wrote } = await countNews(church, tx, prayer)
    await updatePrayer(church, tx, id, { avisadaEm: platform.clock(), avisos: prayer.avisos + 1 })
    if (prayed + wrote === 0) return
    await tellMembers(platform, church, tx, {
      ...{ to: [prayer.usuarioId], tipo: 'ORACAO', idEntidadeRelacionada: id, ...newsOf(prayed, wrote) },
      chave: `oracao-${id}-noticias-${prayer.avisos}`,
    })
  })
}

function newsOf(prayed: number, wrote: number): Pick<Told, 'message' | 'values'> {
  if (wrote === 0) return { message: 'prayed', values: { count: prayed } }
  if (prayed === 0) return { message: 'prayerMessages', values: { count: wrote } }
  return { message: 'prayedAndWrote', values: { prayed, wrote } }
}

/** Tells the moderators at once that somebody may be in danger. */
export async function tellOfCare(platform: Platform, church: ChurchScope, tx: Tx, what: string): Promise<void> {
  const to = await membersWithRole(church, tx, staff.moderate.staff)
  const about = { tipo: 'ORACAO', idEntidadeRelacionada: null, message: 'prayerInCare' } as const
  await tellMembers(platform, church, tx, { ...about, to, chave: `cuidado-${what}` })
}

/** When moderators have the time to look: in the morning of their church. */
const morning = '08:00'

/** Has the moderators told tomorrow morning how much waits for them, once for all of it. */
export async function planModeration(
  { jobs }: Platform,
  church: ChurchScope,
  tx: Tx,
  { calendar, church: { fusoHorario } }: Wall,
): Promise<void> {
  const dia = dateAfter(calendar.today, 1)
  const options = { singletonKey: dia, startAfter: instantAt(dia, morning, fusoHorario) }
  await jobs.enqueue(church, tx, moderationNewsQueue, { dia }, options)
}

export async function tellModerators(platform: Platform, church: ChurchScope, dia: string): Promise<void> {
  await platform.database.inScope(church, async (tx) => {
    const { PENDENTE, DENUNCIADA } = await countWaiting(church, tx)
    const count = PENDENTE + DENUNCIADA
    if (count === 0) return
    const to = await membersWithRole(church, tx, staff.moderate.staff)
    const about = {
      tipo: 'ORACAO',
      idEntidadeRelacionada: null,
      message: 'prayersToModerate',
      values: { count },
    } as const
    await tellMembers(platform, church, tx, { ...about, to, chave: `moderacao-${dia}` })
  })
}
