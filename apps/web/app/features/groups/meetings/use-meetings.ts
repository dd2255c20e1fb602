import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { listStudies } from '@narthex/contract/content/study.endpoints'
import { getMeeting, listMeetings } from '@narthex/contract/groups/meeting.endpoints'
import { callApi } from '../../../session/api.ts'
import { loadPeople } from '../load-people.ts'

/** A page of a group's meetings, or its copy; undefined within it for people outside the group. */
export function useMeetings(memberId: number, celulaId: number, page: number) {
  const load = () => callApi(listMeetings, { params: { id: String(celulaId) }, query: { page: String(page) } })
  return useMemberCopy(memberId, `meetings ${celulaId}`, load, page)
}

export function useMeeting(memberId: number, celulaId: number, meetingId: string) {
  const load = () => callApi(getMeeting, { params: { id: String(celulaId), meetingId } })
  return useMemberCopy(memberId, `meeting ${celulaId} ${meetingId}`, load)
}

/** Members of a group, for its leaders. */
export function useRoster(memberId: number, celulaId: number) {
  const load = async () => (await loadPeople(celulaId)).people
  return useMemberCopy(memberId, `roster ${celulaId}`, load)
}

/** Studies to choose from, latest first. */
export function useStudies(memberId: number) {
  const load = async () =>
    (await callApi(listStudies, { query: { limit: '50' } })).itens.map(({ id, titulo }) => ({ id, titulo }))
  return useMemberCopy(memberId, 'studies', load)
}
