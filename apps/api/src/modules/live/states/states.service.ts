import { hourMs } from '@narthex/contract/durations'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { setBroadcastState as endpoint } from '@narthex/contract/live/broadcast-office.endpoints'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { canMove, findReplay, graceMs, settleBroadcast, stateChange } from '../broadcasts/broadcast-states.rules.ts'
import {
  type BroadcastChange,
  type BroadcastRow,
  findBroadcast,
  updateBroadcast,
} from '../broadcasts/broadcasts.queries.ts'
import { broadcastRecord } from '../broadcasts/live.records.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { announceBroadcast, announceState, planTurn } from './announce.service.ts'

/**
 * Moves a broadcast on where its time has come, and plans the next look at it. The content version is raised only where
 * there is something to do; of several processes one moves it on.
 */
export async function advanceBroadcast(platform: LiveNeeds, call: ChurchCall, id: number): Promise<void> {
  const isDue = await call.inChurch(async (work) => {
    const row = await findBroadcast(work, id)
    if (!row || settleBroadcast(row, work.now)) return row !== undefined
    await planTurn(work, row)
    return false
  })
  if (!isDue) return
  await call.editSite(async (work) => {
    const row = await findBroadcast(work, id)
    const change = row && settleBroadcast(row, work.now)
    const moved = change && (await updateBroadcast(work, row, change))
    if (moved) await announceState(platform, work, moved)
  })
}

type Wanted = HandlerInput<typeof endpoint>['body']

/** A host moves a broadcast to a state, or extends it. */
export async function setBroadcastState(
  platform: LiveNeeds,
  call: MemberCall,
  id: number,
  wanted: Wanted,
): Promise<Success<typeof endpoint>> {
  const subject = { transmissao: id, estado: wanted.estado }
  const plan = {
    act: 'BROADCAST_MOVED',
    subject,
    isPublic: true,
    hold: broadcastRecord(id),
    base: wanted.versao,
  } as const
  return edit(call, plan, async ({ work, before: row }) => {
    const isMove = row.estado !== wanted.estado
    const change = { ...extension(row, wanted, work.now), ...(isMove ? move(row, wanted, work.now) : {}) }
    if (Object.keys(change).length === 0) throw new DomainError('BROADCAST_STATE')
    const changed = await updateBroadcast(work, row, change)
    if (!changed) throw new DomainError('CHANGED_MEANWHILE')
    await (isMove ? announceState : announceBroadcast)(platform, work, changed)
    return { estado: changed.estado, versao: changed.versao }
  })
}

/** Throws VALIDATION for an end that is over, before the start, or more than a day after it. */
function extension({ inicio, estado }: BroadcastRow, { fim: given }: Wanted, now: Date): BroadcastChange {
  if (given === undefined) return {}
  const fim = new Date(given)
  if (!['AGENDADA', 'ABERTA', 'AO_VIVO', 'ENCERRADA'].includes(estado)) throw new DomainError('BROADCAST_STATE')
  if (fim <= now || fim <= inicio || fim.getTime() - inicio.getTime() > 86_400_000)
    throw invalid([{ path: 'body.fim', message: 'Not an end of this broadcast' }])
  return { fim }
}

/** Throws BROADCAST_STATE where no way leads there. */
function move(row: BroadcastRow, { estado: to, fim }: Wanted, now: Date): BroadcastChange {
  const refused = new DomainError('BROADCAST_STATE')
  if (!canMove(row.estado, to, 'EQUIPE')) throw refused
  if (to === 'REPRISE' && !findReplay(row)) throw refused
  const change = stateChange({ to, by: 'EQUIPE', at: now }, row)
  // The clock would open it again at once.
  if (row.estado === 'ABERTA' && to === 'AGENDADA') {
    if (now >= row.inicio) throw refused
    return { ...change, abreEm: row.inicio }
  }
  // It began by mistake: from now on only staff begin it.
  if (row.estado === 'AO_VIVO' && to === 'ABERTA') return { ...change, flagAutomatica: false }
  // Begun after its planned end, it goes on for an hour.
  const isLate = to === 'AO_VIVO' && fim === undefined && now.getTime() >= row.fim.getTime() + graceMs
  return isLate ? { ...change, fim: new Date(now.getTime() + hourMs) } : change
}
