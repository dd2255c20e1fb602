import type { HandlerInput } from '@narthex/contract/endpoint'
import { broadcastLimits } from '@narthex/contract/live/broadcast.schemas'
import type { addMoment as addEndpoint } from '@narthex/contract/live/hosting.endpoints'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { holdBroadcast } from '../broadcasts/broadcasts.queries.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
import { streamToBroadcast } from '../live.signals.ts'
import { recordLiveAct } from '../live-acts.service.ts'
import type { LiveNeeds } from '../live-needs.ts'
import { isBroadcastOpen, toMoment } from './moment-shapes.rules.ts'
import {
  closeMoment,
  countMoments,
  deleteMoment,
  findMoment,
  insertMoment,
  type MomentPlace,
  openMoment,
} from './moments.queries.ts'

/** Prepares a moment, closed. Throws NOT_FOUND, LIMIT_REACHED. */
export async function addMoment(
  { inChurch }: MemberCall,
  broadcastId: number,
  given: HandlerInput<typeof addEndpoint>['body'],
): Promise<number> {
  return inChurch(async (work) => {
    if (!(await holdBroadcast(work, broadcastId))) throw notFound()
    if ((await countMoments(work, broadcastId)) >= broadcastLimits.momentos) throw new DomainError('LIMIT_REACHED')
    return insertMoment(work, { ...given, broadcastId })
  })
}

/** Moments that are prepared, closed, within a transaction. */
export async function publishMoments(
  work: ChurchWork,
  broadcastId: number,
  moments: readonly HandlerInput<typeof addEndpoint>['body'][],
): Promise<void> {
  for (const moment of moments) await insertMoment(work, { ...moment, broadcastId })
}

/** Everyone who watches sees it open or close. Idempotent. Audited. Throws NOT_FOUND, MOMENT_CLOSED. */
export async function setMomentOpen(
  platform: LiveNeeds,
  call: MemberCall,
  place: MomentPlace,
  isWanted: boolean,
): Promise<void> {
  await call.inChurch(async (work) => {
    const broadcast = await requireBroadcast(work, place.broadcastId)
    if (isWanted && !isBroadcastOpen(broadcast)) throw new DomainError('MOMENT_CLOSED')
    const changed = await (isWanted ? openMoment : closeMoment)(work, place)
    if (!changed) {
      if (!(await findMoment(work, place))) throw notFound()
      return
    }
    const { broadcastId, id } = place
    streamToBroadcast(
      work,
      broadcastId,
      isWanted ? { tipo: 'momento', momento: toMoment(changed) } : { tipo: 'momento-fechado', id },
    )
    const detalhes = { transmissao: broadcastId, momento: id, aberto: Number(isWanted) }
    await recordLiveAct(platform, work, call, { acao: 'MOMENT_SET', detalhes })
  })
}

/** With its responses. Audited. Throws NOT_FOUND. */
export async function removeMoment(platform: LiveNeeds, call: MemberCall, place: MomentPlace): Promise<void> {
  await call.inChurch(async (work) => {
    if (!(await deleteMoment(work, place))) throw notFound()
    const { broadcastId, id } = place
    streamToBroadcast(work, broadcastId, { tipo: 'momento-fechado', id })
    await recordLiveAct(platform, work, call, {
      acao: 'MOMENT_REMOVED',
      detalhes: { transmissao: broadcastId, momento: id },
    })
  })
}
