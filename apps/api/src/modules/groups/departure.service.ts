import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { takeBack } from '../notifications/personal.service.ts'
import { removeSeatsOf } from './group-members.queries.ts'
import { removeRequestsOf } from './join-requests.queries.ts'
import { requestNotice } from './join-requests.rules.ts'

/**
 * Takes somebody who leaves the church out of every group, with what they asked for and what others were told of it:
 * places count nobody who is not there. Also the last who leads: a group does not hold anybody back.
 */
export async function leaveEveryGroup(church: ChurchScope, tx: Tx, memberId: number): Promise<void> {
  // First: whoever is being let in at this moment holds the request, and the seat that it makes must go too.
  const requests = await removeRequestsOf(church, tx, memberId)
  await removeSeatsOf(church, tx, memberId)
  await takeBack(church, tx, requests.map(requestNotice))
}
