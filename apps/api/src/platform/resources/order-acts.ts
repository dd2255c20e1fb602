import { isDeepStrictEqual } from 'node:util'
import type { RecordOrder } from '@narthex/contract/resources/order'
import { DomainError } from '../errors/domain-error.ts'
import type { MemberCall } from '../http/route.ts'
import { edit } from '../work/edit.ts'
import type { Kind } from './resource-kind.ts'

/** Replaces the order of all records of a kind; CHANGED_MEANWHILE where it is no longer the one that the caller saw. */
export function orderRecords(
  call: MemberCall,
  { resource, service }: Kind,
  { ids, antes }: RecordOrder,
): Promise<void> {
  const { calls, isPublic, name } = resource
  const plan = { act: calls.order.act, isPublic, subject: { lista: name } }
  return edit(call, plan, async ({ work, watch, unchanged }) => {
    const held = await service.order.hold(work)
    if (!isDeepStrictEqual(held, antes)) throw new DomainError('CHANGED_MEANWHILE')
    const moved = held.filter((id, place) => ids[place] !== id)
    if (moved.length === 0) return unchanged(undefined)
    await watch(...moved.map((id) => service.record(id)))
    await service.order.write(work, ids)
  })
}
