import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireMember } from '../../members/members.service.ts'
import { holdRecurrence, type RecurrenceRow } from './recurrences.queries.ts'

/** Locks the caller's recurring gift until the transaction ends, after its member. NOT_FOUND for another member's. */
export async function requireOwnRecurrence(work: ChurchWork, call: MemberCall, id: string): Promise<RecurrenceRow> {
  await requireMember(work, call.actor.memberId)
  const gift = await holdRecurrence(work, id)
  if (gift?.memberId !== call.actor.memberId) throw notFound()
  return gift
}
