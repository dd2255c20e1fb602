import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { planAudience } from '../audience/audience.service.ts'
import { toChannel, toChannelName } from '../broadcasts/broadcast-shapes.rules.ts'
import { nextTurn } from '../broadcasts/broadcast-states.rules.ts'
import type { BroadcastRow } from '../broadcasts/broadcasts.queries.ts'
import { clockQueue } from '../broadcasts/live.jobs.ts'
import { streamToBroadcast, streamToChurch } from '../broadcasts/live.signals.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { closeMoments } from '../moments/moments.queries.ts'
import { planReminders } from '../reminders/reminders.service.ts'
import { planAsking } from './asking-plan.service.ts'

/** Plans the job that looks at a broadcast when its time has come. */
export async function planTurn(work: ChurchWork, row: BroadcastRow): Promise<void> {
  const turn = nextTurn(row, work.now)
  if (!turn) return
  const options = { startAfter: turn, singletonKey: `${row.id}-${turn.getTime()}` }
  await enqueue(work, clockQueue, { transmissao: row.id }, options)
}

/** Announces an added or changed broadcast: to its channels, its jobs and the pages that show it. */
export async function announceBroadcast(platform: LiveNeeds, work: ChurchWork, row: BroadcastRow): Promise<void> {
  await follow(platform, work, row)
  streamToBroadcast(work, row.id, { tipo: 'alterada', versao: row.versao })
  streamToChurch(work, { tipo: 'transmissao', id: row.id, estado: row.estado })
}

/** Announces a change of a broadcast's state, and closes the moments of a broadcast that is over. */
export async function announceState(platform: LiveNeeds, work: ChurchWork, row: BroadcastRow): Promise<void> {
  const { id, estado, versao } = row
  await follow(platform, work, row)
  if (estado !== 'ABERTA' && estado !== 'AO_VIVO')
    for (const momentId of await closeMoments(work, id))
      streamToBroadcast(work, id, { tipo: 'momento-fechado', id: momentId })
  streamToBroadcast(work, id, {
    tipo: 'estado',
    estado,
    versao,
    iniciadaEm: row.iniciadaEm?.toISOString() ?? null,
    encerradaEm: row.encerradaEm?.toISOString() ?? null,
  })
  streamToChurch(work, { tipo: 'transmissao', id, estado })
}

export async function announceRemoval({ signals }: LiveNeeds, work: ChurchWork, id: number): Promise<void> {
  for (const listen of signals.broadcastRemoved) await listen(work, { id, nome: toChannelName(id) })
  streamToBroadcast(work, id, { tipo: 'removida' })
  streamToChurch(work, { tipo: 'transmissao', id, estado: null })
}

async function follow(platform: LiveNeeds, work: ChurchWork, row: BroadcastRow): Promise<void> {
  for (const listen of platform.signals.broadcastChanged) await listen(work, toChannel(row, work.now))
  await planTurn(work, row)
  await planReminders(work, row)
  await planAsking(work, row)
  await planAudience(work, row)
}
