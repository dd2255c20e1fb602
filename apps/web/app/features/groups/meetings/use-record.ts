import { readWithCopy } from '@narthex/client/data/member-copies'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { getMeeting } from '@narthex/contract/groups/meeting.endpoints'
import { callApi } from '../../../session/api.ts'
import { listDrafts, type Place } from './drafts.ts'
import { meetingOutbox } from './meeting-outbox.ts'
import { blankRecord, toRecord, type Written } from './record.ts'
import { rebaseOnSent } from './sent-versions.ts'
import type { Writing } from './use-writing.ts'

interface Begun {
  readonly record: Written
  readonly isNew: boolean
  /** The server may have this id. */
  readonly isKnown: boolean
}

/**
 * Initial record of a form: the draft, the unsent record, the server's record, or an empty record of the day.
 * Fails if an existing record cannot be loaded.
 */
export function useRecord({ memberId, celulaId }: Place, { id, day }: Writing) {
  const begin = async (): Promise<Begun> => {
    const place = { memberId, celulaId }
    const draft = (await listDrafts(place)).find((draft) => draft.id === id)
    const waiting = (await meetingOutbox.list(memberId, [celulaId, id]))[0]?.record
    const known = draft ?? waiting
    if (known) {
      const record = await rebaseOnSent(place, known)
      const isNew = record.versao === null
      return { record, isNew, isKnown: !isNew || waiting !== undefined }
    }
    if (day) return { record: blankRecord(id, day), isNew: true, isKnown: false }
    const params = { id: String(celulaId), meetingId: id }
    const load = () => callApi(getMeeting, { params })
    const { value } = await readWithCopy(memberId, `meeting ${celulaId} ${id}`, load)
    if (!value) throw new Error('There is no such record')
    return { record: toRecord(value), isNew: false, isKnown: true }
  }
  const key = ['meetingRecord', celulaId, id, day ?? '']
  return useMemberData(key, begin, { isFresh: true, ownerId: memberId })
}
