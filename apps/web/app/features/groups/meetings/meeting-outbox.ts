import { Outbox } from '@narthex/client/outbox/outbox'
import type { EntryPlace, OutboxEntry } from '@narthex/client/outbox/outbox-entry'
import { type ApiError, findErrorCode } from '@narthex/contract/client'
import { recordMeeting } from '@narthex/contract/groups/meeting.endpoints'
import { unsentMarks } from '../../../outbox/unsent-marks.ts'
import { callApi } from '../../../session/api.ts'
import { dropDraft, type Place } from './drafts.ts'
import { sendable, type Written } from './record.ts'
import { keepSentVersion, rebaseOnSent } from './sent-versions.ts'

/**
 * `conflict`: its texts were changed on another device; `removed`: deleted elsewhere; `refused`: the member may not write
 * for the group any more, or the record is invalid.
 */
export type MeetingProblem = 'conflict' | 'removed' | 'refused'

export type UnsentMeeting = OutboxEntry<Written, MeetingProblem>

/** Finished records, by group and id. Texts are not merged: their leader chooses (decision 0032). */
export const meetingOutbox = new Outbox<Written, MeetingProblem, void>({
  name: 'unsent',
  mark: unsentMarks.meetings,
  async send(written, { memberId, names: [celulaId] }) {
    const place = { memberId, celulaId: Number(celulaId) }
    const record = await rebaseOnSent(place, written)
    const params = { id: String(celulaId), meetingId: record.id }
    const { versao } = await callApi(recordMeeting, { params, body: sendable(record) })
    await keepSentVersion(place, record, versao)
  },
  toProblem,
  // Based on the sent version when it is sent itself, as is what a form still holds.
  rebase: (later) => later,
})

export const entryPlace = ({ memberId, celulaId }: Place, id: string): EntryPlace => ({
  memberId,
  names: [celulaId, id],
})

/** Keeps a finished record until it is sent; its draft is finished with that. */
export async function keepFinished(place: Place, record: Written): Promise<void> {
  await meetingOutbox.keep(entryPlace(place, record.id), record)
  await dropDraft(place, record.id)
  void meetingOutbox.send()
}

function toProblem(error: ApiError): MeetingProblem {
  const code = findErrorCode<typeof recordMeeting>(error)
  if (code === 'CHANGED_MEANWHILE') return 'conflict'
  return code === 'MEETING_REMOVED' ? 'removed' : 'refused'
}
