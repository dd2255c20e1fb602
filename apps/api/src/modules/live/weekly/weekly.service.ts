import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getWeek, type Week } from '../../churches/churches.service.ts'
import { deleteBroadcast, insertBroadcast, listOfServices, updateBroadcast } from '../broadcasts/broadcasts.queries.ts'
import { weeklyDayQueue } from '../broadcasts/live.jobs.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { announceBroadcast, announceRemoval } from '../states/announce.service.ts'
import { findBroadcastSettings } from './broadcast-settings.queries.ts'
import {
  compareBroadcasts,
  isEmpty,
  plannedBroadcasts,
  usualDefaults,
  type WeeklyChanges,
} from './weekly-plan.rules.ts'

/** Time of the daily planning on the church's clock, chosen to avoid other work. */
const plansAt = '03:15'

/**
 * Makes broadcasts follow the weekly services for the next two weeks, and plans the next day's look while there is a
 * service that is streamed. The content version is raised only where something changes. Idempotent.
 */
export async function followServices(platform: LiveNeeds, call: ChurchCall): Promise<void> {
  const hasChanges = await call.inChurch(async (work) => {
    const week = await getWeek(work)
    if (week.services.some(({ flagTransmissao }) => flagTransmissao)) await planNextDay(work, week)
    return !isEmpty(await findChanges(work, week))
  })
  if (hasChanges)
    await call.editSite(async (work) => writeChanges(platform, work, await findChanges(work, await getWeek(work))))
}

async function planNextDay(work: ChurchWork, { timeZone }: Week): Promise<void> {
  const dia = dateAfter(dateIn(timeZone, work.now), 1)
  const startAfter = instantAt(dia, plansAt, timeZone)
  await enqueue(work, weeklyDayQueue, { dia }, { singletonKey: dia, startAfter })
}

async function findChanges(work: ChurchWork, { services, timeZone, language: idioma }: Week): Promise<WeeklyChanges> {
  const { fonte, imagem, chatAbreMinutos, chatFechaMinutos, flagAutomatica } =
    (await findBroadcastSettings(work)) ?? usualDefaults
  const defaults = { fonte, imagem, chatAbreMinutos, chatFechaMinutos, flagAutomatica, idioma }
  const planned = plannedBroadcasts({ services, timeZone, now: work.now, defaults })
  return compareBroadcasts(planned, await listOfServices(work, dateAfter(dateIn(timeZone, work.now), -1)), work.now)
}

async function writeChanges(
  platform: LiveNeeds,
  work: ChurchWork,
  { add, change, remove }: WeeklyChanges,
): Promise<void> {
  for (const { id } of remove) {
    await deleteBroadcast(work, id)
    await announceRemoval(platform, work, id)
  }
  for (const { stored, to } of change) {
    const row = await updateBroadcast(work, stored, to)
    if (row) await announceBroadcast(platform, work, row)
  }
  for (const broadcast of add)
    await announceBroadcast(platform, work, await insertBroadcast(work, { ...broadcast, alteradaEm: work.now }))
}
