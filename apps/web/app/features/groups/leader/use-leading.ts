import { useMemberData } from '@narthex/client/data/use-member-data'
import { ApiError } from '@narthex/contract/client'
import type { JoinRequest } from '@narthex/contract/groups/group.schemas'
import { listJoinRequests } from '@narthex/contract/groups/join-request.endpoints'
import { joinRequestsPerPage } from '@narthex/contract/limits'
import { callApi } from '../../../session/api.ts'
import { everyPage } from '../every-page.ts'
import { loadPeople, type People } from '../load-people.ts'

export interface Led extends People {
  readonly requests: readonly JoinRequest[]
}

/** The requests to join a group, and its members; null for non-leaders. Never a copy, since decisions are taken on it. */
export function useLeading(celulaId: number) {
  const load = async (): Promise<Led | null> => {
    try {
      const [requests, people] = await Promise.all([requestsOf(celulaId), loadPeople(celulaId)])
      return { requests, ...people }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null
      throw error
    }
  }
  return useMemberData(['leading', celulaId], load, { isFresh: true })
}

function requestsOf(celulaId: number): Promise<JoinRequest[]> {
  const limit = String(joinRequestsPerPage.largest)
  const params = { id: String(celulaId) }
  return everyPage(
    (page) => callApi(listJoinRequests, { params, query: { page, limit } }),
    ({ id }) => id,
  )
}
