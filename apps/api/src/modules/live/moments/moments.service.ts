import type { HandlerInput } from '@narthex/contract/endpoint'
import { broadcastLimits } from '@narthex/contract/live/broadcast.schemas'
import type { addMoment as addEndpoint } from '@narthex/contract/live/hosting.endpoints'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import { holdBroadcast } from '../broadcasts/broadcasts.queries.ts'
import { momentRecord } from '../broadcasts/live.records.ts'
import { streamToBroadcast } from '../broadcasts/live.signals.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
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

/** Prepares a moment, closed. */
export function addMoment(
  call: MemberCall,
  broadcastId: number,
  given: HandlerInput<typeof addEndpoint>['body'],
): Promise<number> {
  return edit(call, { act: 'MOMENT_ADDED', isPublic: false }, async ({ work, made }) => {
    if (!(await holdBroadcast(work, broadcastId))) throw notFound()
    if ((await countMoments(work, broadcastId)) >= broadcastLimits.momentos) throw new DomainError('LIMIT_REACHED')
    const momento = await insertMoment(work, { ...given, broadcastId })
    made(momentRecord(momento), { transmissao: broadcastId, momento })
    return momento
  })
}

/** Opens or closes a moment for all viewers. Idempotent. */
export async function setMomentOpen(call: MemberCall, place: MomentPlace, isWanted: boolean): Promise<void> {
  const { broadcastId, id } = place
  const subject = { ...describe(place), aberto: Number(isWanted) }
  const plan = { act: 'MOMENT_SET', subject, isPublic: false, records: [momentRecord(id)] } as const
  await edit(call, plan, async ({ work, unchanged }) => {
    const broadcast = await requireBroadcast(work, broadcastId)
    if (isWanted && !isBroadcastOpen(broadcast)) throw new DomainError('MOMENT_CLOSED')
    const changed = await (isWanted ? openMoment : closeMoment)(work, place)
    if (!changed) {
      if (!(await findMoment(work, place))) throw notFound()
      return unchanged(undefined)
    }
    streamToBroadcast(
      work,
      broadcastId,
      isWanted ? { tipo: 'momento', momento: toMoment(changed) } : { tipo: 'momento-fechado', id },
    )
  })
}

/** Removes a moment with its responses. */
export async function removeMoment(call: MemberCall, place: MomentPlace): Promise<void> {
  const { broadcastId, id } = place
  const plan = { subject: describe(place), isPublic: false, records: [momentRecord(id)] }
  await edit(call, { act: 'MOMENT_REMOVED', ...plan }, async ({ work }) => {
    if (!(await deleteMoment(work, place))) throw notFound()
    streamToBroadcast(work, broadcastId, { tipo: 'momento-fechado', id })
  })
}

const describe = ({ broadcastId, id }: MomentPlace) => ({ transmissao: broadcastId, momento: id })
