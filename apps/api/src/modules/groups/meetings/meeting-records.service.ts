import type { Meeting, MeetingRecord } from '@narthex/contract/groups/meeting.schemas'
import { meetingsPerGroup } from '@narthex/contract/limits'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import { findPublishedStudy } from '../../content/studies/known-studies.service.ts'
import { type GroupCall, inGroups, requireLead } from '../group-access.service.ts'
import { holdGroup, listSeats } from '../group-members.queries.ts'
import { selectNewerMarks } from './attendance.rules.ts'
import {
  countNumbers,
  holdMeeting,
  insertMeeting,
  listMarks,
  type MeetingKey,
  removeMarks,
  saveMarks,
  updateMeeting,
} from './meetings.queries.ts'
import { readMeeting } from './meetings.service.ts'
import { isSameRecord } from './record.rules.ts'

/**
 * Creates or updates a meeting record and returns it. Idempotent, because phones retry. Attendance merges per member by
 * the time of marking. The text is rejected as a whole when it changed since `versao`. Throws VALIDATION for a future
 * date.
 */
export async function recordMeeting(
  call: MemberCall,
  key: MeetingKey,
  { presencas, versao, idEstudo, ...fields }: MeetingRecord,
): Promise<Meeting> {
  return inGroups(call, async (call) => {
    await requireLead(call, key.groupId)
    if (fields.data > call.today) throw invalid([{ path: 'body.data', message: 'The date is in the future' }])
    const estudoId = await findPublishedStudy(call.work, idEstudo, call.work.now)
    await saveText(call, key, { ...fields, estudoId }, versao)
    await mergeAttendance(call, key, presencas)
    return readMeeting(call, key, { flagLider: true })
  })
}

type MeetingText = Omit<MeetingRecord, 'presencas' | 'versao' | 'idEstudo'> & { readonly estudoId: number | null }

async function saveText({ work }: GroupCall, key: MeetingKey, text: MeetingText, versao: number | null): Promise<void> {
  const isNew = await insertMeeting(work, { ...text, ...key })
  if (isNew) {
    // Lock the group, so that each of several concurrent inserts counts those before it.
    await holdGroup(work, key.groupId)
    if ((await countNumbers(work, key.groupId)) > meetingsPerGroup) throw new DomainError('LIMIT_REACHED')
    return
  }
  const held = await holdMeeting(work, key)
  if (!held) throw notFound()
  if (held.removidaEm) throw new DomainError('MEETING_REMOVED')
  if (isSameRecord(held, text)) return
  if (held.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
  await updateMeeting(work, key, { ...text, versao: versao + 1 })
}

async function mergeAttendance(
  { work }: GroupCall,
  key: MeetingKey,
  presencas: MeetingRecord['presencas'],
): Promise<void> {
  const members = new Set((await listSeats(work, key.groupId)).map(({ memberId }) => memberId))
  const sent = presencas
    .map(({ idUsuario, flagPresente, marcadaEm }) => ({
      memberId: toMemberId(idUsuario),
      flagPresente,
      marcadaEm: new Date(marcadaEm),
    }))
    .filter(({ memberId }) => members.has(memberId))
  await saveMarks(work, key, selectNewerMarks(await listMarks(work, key), sent, work.now))
}

/** Removes a record. Its id stays reserved, so that a late retry from a phone does not restore it. */
export function removeMeeting(call: MemberCall, key: MeetingKey): Promise<void> {
  return inGroups(call, async (call) => {
    const { work } = call
    await requireLead(call, key.groupId)
    const held = await holdMeeting(work, key)
    if (!held || held.removidaEm) throw notFound()
    await removeMarks(work, key)
    const emptyText = { tema: null, observacoes: null, observacoesLider: null, visitantes: [], estudoId: null }
    await updateMeeting(work, key, { ...emptyText, removidaEm: work.now })
  })
}
