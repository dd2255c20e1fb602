import { instantAt } from '@narthex/contract/church-time'
import type { Meeting, MeetingSummary } from '@narthex/contract/groups/meeting.schemas'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { readPage } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { GroupId } from '../../../platform/ids.ts'
import { findFaces } from '../../members/faces.service.ts'
import { type Access, type GroupCall, inGroups, requireInside } from '../group-access.service.ts'
import { listSeats } from '../group-members.queries.ts'
import { canLeadGroup } from '../groups.policy.ts'
import {
  countMeetings,
  findMeeting,
  listMarks,
  listMeetings,
  listRecordedDays,
  type MeetingKey,
} from './meetings.queries.ts'
import { listMeetingDays, pendingDays, toPendingRange } from './pending.rules.ts'

export interface MeetingPage extends Page<MeetingSummary> {
  readonly celula: { readonly id: GroupId; readonly nome: string }
  readonly flagLider: boolean
  readonly pendentes: string[]
}

/** A page of meeting records, for members, leaders and staff. Throws NOT_FOUND for others. */
export async function readMeetings(call: MemberCall, groupId: GroupId, query: PageQuery): Promise<MeetingPage> {
  return inGroups(call, async (call) => {
    const { work } = call
    const { group, standing } = await requireInside(call, groupId)
    const flagLider = canLeadGroup(standing)
    const total = await countMeetings(work, groupId)
    const page = await readPage(query, total, (slice) => listMeetings(work, groupId, slice))
    const pendentes = flagLider ? await findPendingDays(call, group) : []
    return { ...page, celula: { id: group.id, nome: group.nome }, flagLider, pendentes }
  })
}

async function findPendingDays({ timeZone, today, work }: GroupCall, group: Access['group']): Promise<string[]> {
  const { now } = work
  const range = toPendingRange(today)
  const hasBegun = (day: string) => instantAt(day, group.horario, timeZone) <= now
  const begun = listMeetingDays(group, range).filter(hasBegun)
  return begun.length > 0 ? pendingDays(begun, await listRecordedDays(work, group.id, range.from)) : []
}

/** A meeting record with the fields that the reader may see. */
export function getMeeting(call: MemberCall, key: MeetingKey): Promise<Meeting> {
  return inGroups(call, async (call) => {
    const { standing } = await requireInside(call, key.groupId)
    return readMeeting(call, key, { flagLider: canLeadGroup(standing) })
  })
}

/** Reads a record in the caller's transaction. `flagLider` includes attendance, visitors and leaders' notes. */
export async function readMeeting(
  call: GroupCall,
  key: MeetingKey,
  { flagLider }: { readonly flagLider: boolean },
): Promise<Meeting> {
  const { work } = call
  const found = await findMeeting(work, key)
  if (!found || found.removidaEm) throw notFound()
  const { id, data, flagRealizada, tema, presentes, visitantes, observacoes, estudoId, versao } = found
  const presencas = flagLider ? await listAttendance(call, key) : null
  return {
    id,
    data,
    flagRealizada,
    tema,
    presentes,
    observacoes,
    versao,
    flagLider,
    presencas,
    totalVisitantes: visitantes.length,
    idEstudo: estudoId,
    observacoesLider: flagLider ? found.observacoesLider : null,
    visitantes: flagLider ? visitantes : null,
  }
}

/** Attendance of current members; minors by given name only. */
async function listAttendance({ work, today }: GroupCall, key: MeetingKey) {
  const seats = await listSeats(work, key.groupId)
  const ids = seats.map(({ memberId }) => memberId)
  const faces = await findFaces(work, today, ids)
  return (await listMarks(work, key)).flatMap(({ memberId, flagPresente, marcadaEm }) => {
    const face = faces.get(memberId)
    if (!face) return []
    const nome = face.isMinor ? face.nome : `${face.nome} ${face.sobrenome}`
    return [{ idUsuario: memberId, nome, flagPresente, marcadaEm: marcadaEm.toISOString() }]
  })
}
