import { minuteMs } from '@narthex/contract/durations'
import type { Success } from '@narthex/contract/endpoint'
import type { getBroadcastStatistics as endpoint } from '@narthex/contract/live/broadcast-office.endpoints'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type BroadcastRow, findBroadcast } from '../broadcasts/broadcasts.queries.ts'
import { audienceQueue } from '../broadcasts/live.jobs.ts'
import { streamToBroadcast } from '../broadcasts/live.signals.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
import { listMoments } from '../moments/moments.queries.ts'
import { countReminders } from '../reminders/reminders.queries.ts'
import { listAudience, saveAudience } from './audience.queries.ts'

const sampleMs = 30_000

/** Plans the next count of who watches: twice a minute while a broadcast is live, by one process. */
export async function planAudience(work: ChurchWork, { id, estado }: BroadcastRow): Promise<void> {
  if (estado !== 'AO_VIVO') return
  const next = (Math.floor(work.now.getTime() / sampleMs) + 1) * sampleMs
  const options = { startAfter: new Date(next), singletonKey: `${id}-${next}` }
  await enqueue(work, audienceQueue, { transmissao: id }, options)
}

/** Counts who watches, keeps it, and tells them. */
export async function sampleAudience(platform: LiveNeeds, call: ChurchCall, id: number): Promise<void> {
  const total = platform.viewers.count(call.church, id)
  await call.inChurch(async (work) => {
    const row = await findBroadcast(work, id)
    if (row?.estado !== 'AO_VIVO') return
    const minuto = new Date(Math.floor(work.now.getTime() / minuteMs) * minuteMs)
    const pico = await saveAudience(work, { broadcastId: id, minuto, total })
    streamToBroadcast(work, id, { tipo: 'publico', total, pico })
    await planAudience(work, row)
  })
}

export async function getBroadcastStatistics({ inChurch }: ChurchCall, id: number): Promise<Success<typeof endpoint>> {
  return inChurch(async (work) => {
    const row = await requireBroadcast(work, id)
    const minutes = await listAudience(work, id)
    const watched = minutes.filter(({ total }) => total > 0)
    const sum = watched.reduce((all, { total }) => all + total, 0)
    return {
      pico: row.pico,
      media: watched.length === 0 ? 0 : Math.round(sum / watched.length),
      minutos: minutes.map(({ minuto, total }) => ({ minuto: minuto.toISOString(), total })),
      lembretes: await countReminders(work, id),
      momentos: (await listMoments(work, id)).map(({ id: momentId, titulo, respostas }) => ({
        id: momentId,
        titulo,
        respostas,
      })),
    }
  })
}
