import type { Meeting, MeetingRecord } from '@narthex/contract/groups/meeting.schemas'
import { meetingsPerGroup } from '@narthex/contract/limits'
import { invalid, notFound } from '../../../platform/http/domain-error.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { knownStudy } from '../../content/studies/known-studies.service.ts'
import { changedMeanwhile, limitReached } from '../../users/users.errors.ts'
import { type GroupCall, inGroups, requireLead } from '../group-access.service.ts'
import { holdGroup, listSeats } from '../group-members.queries.ts'
import { newerMarks } from './attendance.rules.ts'
import { meetingRemoved } from './meetings.errors.ts'
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
import { shownMeeting } from './meetings.service.ts'
import { isSameRecord } from './record.rules.ts'

/**
 * Records a meeting, or changes its record, and gives it as it is then. What a phone sends again, or late, is answered
 * as the first time. Attendance is merged person by person, by when it was marked; words that were changed elsewhere since
 * the version named are refused, and nothing of the record is written then. Throws NOT_FOUND, VALIDATION for a
 * day to come, CHANGED_MEANWHILE, MEETING_REMOVED, LIMIT_REACHED.
 */
export async function recordMeeting(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  key: MeetingKey,
  { presencas, versao, idEstudo, ...said }: MeetingRecord,
): Promise<Meeting> {
  return inGroups(platform, church, actor, async (call) => {
    await requireLead(call, key.celulaId)
    if (said.data > call.today) throw invalid([{ path: 'body.data', message: 'Still to come' }])
    const estudoId = await knownStudy(church, call.tx, idEstudo, platform.clock())
    await writeWords(call, key, { ...said, estudoId }, versao)
    await mergeAttendance(call, key, presencas)
    return shownMeeting(call, key, { flagLider: true })
  })
}

type Words = Omit<MeetingRecord, 'presencas' | 'versao' | 'idEstudo'> & { readonly estudoId: number | null }

async function writeWords(
  { church, tx }: GroupCall,
  key: MeetingKey,
  words: Words,
  versao: number | null,
): Promise<void> {
  const isNew = await insertMeeting(church, tx, { ...words, ...key })
  if (isNew) {
    // Of several at once each counts those before it.
    await holdGroup(church, tx, key.celulaId)
    if ((await countNumbers(church, tx, key.celulaId)) > meetingsPerGroup) throw limitReached()
    return
  }
  const held = await holdMeeting(church, tx, key)
  if (!held) throw notFound()
  if (held.removidaEm) throw meetingRemoved()
  if (isSameRecord(held, words)) return
  if (held.versao !== versao) throw changedMeanwhile()
  await updateMeeting(church, tx, key, { ...words, versao: versao + 1 })
}

async function mergeAttendance(
  { platform, church, tx }: GroupCall,
  key: MeetingKey,
  presencas: MeetingRecord['presencas'],
): Promise<void> {
  const members = new Set((await listSeats(church, tx, key.celulaId)).map(({ usuarioId }) => usuarioId))
  const sent = presencas
    .filter(({ idUsuario }) => members.has(idUsuario))
    .map(({ idUsuario, flagPresente, marcadaEm }) => ({
      usuarioId: idUsuario,
      flagPresente,
      marcadaEm: new Date(marcadaEm),
    }))
  await saveMarks(church, tx, key, newerMarks(await listMarks(church, tx, key), sent, platform.clock()))
}

/** Takes a record away; its number stays, so that what was sent late brings nothing back. Throws NOT_FOUND. */
export function removeMeeting(platform: Platform, church: ChurchScope, actor: Actor, key: MeetingKey): Promise<void> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    await requireLead(call, key.celulaId)
    const held = await holdMeeting(church, tx, key)
    if (!held || held.removidaEm) throw notFound()
    await removeMarks(church, tx, key)
    const nothing = { tema: null, observacoes: null, observacoesLider: null, visitantes: [], estudoId: null }
    await updateMeeting(church, tx, key, { ...nothing, removidaEm: platform.clock() })
  })
}
