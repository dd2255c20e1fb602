import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { withdrawNotices } from '../notifications/personal.service.ts'
import { removeMemberSeats } from './group-members.queries.ts'
import { removeMemberRequests } from './join-requests.queries.ts'
import { requestNotice } from './join-requests.rules.ts'

/**
 * Removes a member who leaves the church from every group, with their join requests and the notices about them, so that
 * seats count present members only. The last leader may leave too.
 */
export async function leaveEveryGroup(work: ChurchWork, memberId: MemberId): Promise<void> {
  // Requests first: an acceptance in progress holds a lock on the request, and the seat that it inserts must be removed
  // as well.
  const requests = await removeMemberRequests(work, memberId)
  await removeMemberSeats(work, memberId)
  await withdrawNotices(work, requests.map(requestNotice))
}
