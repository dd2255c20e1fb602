import { instantAt } from '@narthex/contract/church-time'
import type { Meeting, MeetingSummary } from '@narthex/contract/groups/meeting.schemas'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { facesOf } from '../../users/faces.service.ts'
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
import { askedFor, daysMet, pendingDays } from './pending.rules.ts'

export interface MeetingPage {
  readonly itens: MeetingSummary[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly celula: { readonly id: number; readonly nome: string }
  readonly flagLider: boolean
  readonly pendentes: string[]
}

/** A page of what was recorded of a group, for who is in it or leads it. Throws NOT_FOUND for everybody else. */
export async function pageOfMeetings(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  celulaId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<MeetingPage> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    const { group, standing } = await requireInside(call, celulaId)
    const flagLider = canLeadGroup(standing)
    const total = await countMeetings(church, tx, celulaId)
    const offset = (page - 1) * limit
    const itens = offset < total ? await listMeetings(church, tx, celulaId, { limit, offset }) : []
    const pendentes = flagLider ? await pendingOf(call, group) : []
    return { itens, total, page, limit, celula: { id: group.id, nome: group.nome }, flagLider, pendentes }
  })
}

async function pendingOf({ platform, church, frame, today, tx }: GroupCall, group: Access['group']): Promise<string[]> {
  const now = platform.clock()
  const range = askedFor(today)
  const hasBegun = (day: string) => instantAt(day, group.horario, frame.church.fusoHorario) <= now
  const begun = daysMet(group, range).filter(hasBegun)
  return begun.length > 0 ? pendingDays(begun, await listRecordedDays(church, tx, group.id, range.from)) : []
}

/** A meeting, as much of it as the reader may see. Throws NOT_FOUND. */
export function getMeeting(platform: Platform, church: ChurchScope, actor: Actor, key: MeetingKey): Promise<Meeting> {
  return inGroups(platform, church, actor, async (call) => {
    const { standing } = await requireInside(call, key.celulaId)
    return shownMeeting(call, key, { flagLider: canLeadGroup(standing) })
  })
}

/** The same within a transaction, for a member of the group or for who leads it. */
export async function shownMeeting(
  call: GroupCall,
  key: MeetingKey,
  { flagLider }: { readonly flagLider: boolean },
): Promise<Meeting> {
  const { church, tx } = call
  const found = await findMeeting(church, tx, key)
  if (!found || found.removidaEm) throw notFound()
  const { id, data, flagRealizada, tema, presentes, visitantes, observacoes, estudoId, versao } = found
  const presencas = flagLider ? await attendance(call, key) : null
  return {
    ...{ id, data, flagRealizada, tema, presentes, observacoes, versao, flagLider, presencas },
    totalVisitantes: visitantes.length,
    idEstudo: estudoId,
    observacoesLider: flagLider ? found.observacoesLider : null,
    visitantes: flagLider ? visitantes : null,
  }
}

/** Who was there or missed it, of who is in the group now; minors by their given names. */
async function attendance({ church, tx, today }: GroupCall, key: MeetingKey) {
  const seats = await listSeats(church, tx, key.celulaId)
  const ids = seats.map(({ usuarioId }) => usuarioId)
  const faces = await facesOf(church, tx, today, ids)
  return (await listMarks(church, tx, key)).flatMap(({ usuarioId, flagPresente, marcadaEm }) => {
    const face = faces.get(usuarioId)
    if (!face) return []
    const nome = face.isMinor ? face.nome : `${face.nome} ${face.sobrenome}`
    return [{ idUsuario: usuarioId, nome, flagPresente, marcadaEm: marcadaEm.toISOString() }]
  })
}
