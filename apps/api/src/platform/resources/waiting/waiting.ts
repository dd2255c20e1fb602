import { dayMs } from '@narthex/contract/durations'
import type { WaitingWork } from '@narthex/contract/office/waiting.endpoints'
import type { MemberCall } from '../../http/route.ts'
import { toAccountId } from '../editing/versions.ts'
import { findOpenKinds, type Kind } from '../resource-kind.ts'
import { listLeaving, listUnfinished, listUpcoming } from './waiting.queries.ts'

/** Records of each of the three lists. */
const listed = 20
const aheadMs = 7 * dayMs

/** Lists what is unfinished, goes live soon, or leaves the trash soon, of the kinds that the caller may read. */
export function listWaiting(call: MemberCall, kinds: readonly Kind[]): Promise<WaitingWork> {
  return call.inChurch(async (work) => {
    const open = await findOpenKinds(work, call, kinds)
    const drafted = open.filter(({ resource }) => resource.calls.saveDraft)
    const trashed = open.filter(({ resource }) => resource.calls.listTrash).map(({ resource }) => resource.name)
    const until = new Date(work.now.getTime() + aheadMs)
    return {
      rascunhos: await listUnfinished(work, drafted, toAccountId(call), listed),
      agendados: await listUpcoming(work, drafted, until, listed),
      lixeira: await listLeaving(work, trashed, until, listed),
    }
  })
}
