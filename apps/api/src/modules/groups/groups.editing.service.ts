import { dateIn } from '@narthex/contract/church-time'
import { type GivenGroup, type GivenSeat, groupForm, seatForm } from '@narthex/contract/groups/group.form'
import type * as z from 'zod/mini'
import { DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { type GroupId, toMemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { getLanguage } from '../churches/churches.service.ts'
import { findFaces } from '../members/faces.service.ts'
import { holdMember } from '../members/members.queries.ts'
import { withdrawNotices } from '../notifications/personal.service.ts'
import { indexItem } from '../search/search-index.service.ts'
import { blurPoint } from './grid.rules.ts'
import { holdGroup, putSeat } from './group-members.queries.ts'
import { putExactPlace } from './group-places.queries.ts'
import { insertGroup, updateGroup } from './groups.editing.queries.ts'
import { canHold } from './groups.policy.ts'
import { findGroup } from './groups.queries.ts'
import { groupRecord, seatRecord } from './groups.records.ts'
import { cancelWaiting } from './join-requests.queries.ts'
import { requestNotice } from './join-requests.rules.ts'
import { toWeekday } from './meetings.rules.ts'

type CheckedGroup = z.output<typeof groupForm>

/** Creates a group without members and returns its id. */
export async function createGroup(call: MemberCall, given: GivenGroup): Promise<GroupId> {
  const group = validate(groupForm, given)
  return edit(call, { act: 'GROUP_ADDED', isPublic: true }, async ({ work, made }) => {
    const { now } = work
    const id = await insertGroup(work, { ...toGroupRow(group), dataCadastro: now, dataAlteracao: now })
    await saveRelatedRows(work, id, group)
    made(groupRecord(id), { celula: id })
    return id
  })
}

/** Replaces all fields of a group; omitted ones get their defaults. Members stay, even above a lower capacity. */
export async function replaceGroup(call: MemberCall, id: GroupId, given: GivenGroup): Promise<void> {
  const group = validate(groupForm, given)
  const plan = { act: 'GROUP_SET', subject: { celula: id }, isPublic: true, records: [groupRecord(id)] } as const
  await edit(call, plan, async ({ work }) => {
    if (!(await updateGroup(work, id, { ...toGroupRow(group), dataAlteracao: work.now }))) throw notFound()
    await saveRelatedRows(work, id, group)
  })
}

/** Closes a group: no one sees it, and pending requests are cancelled. Its history stays. */
export async function closeGroup(call: MemberCall, id: GroupId): Promise<void> {
  const plan = { act: 'GROUP_CLOSED', subject: { celula: id }, isPublic: true, records: [groupRecord(id)] } as const
  await edit(call, plan, async ({ work }) => {
    const { now } = work
    if (!(await updateGroup(work, id, { flagAtiva: false, dataAlteracao: now }))) throw notFound()
    await withdrawNotices(work, (await cancelWaiting(work, id, now)).map(requestNotice))
    await indexItem(work, { tipo: 'CELULA', itemId: id }, [])
  })
}

/**
 * Adds a member without a request, even above the capacity, as a church office does. An existing member gets the given
 * role. Throws VALIDATION for someone who is not a member of the church.
 */
export async function addGroupMember(call: MemberCall, groupId: GroupId, given: GivenSeat): Promise<void> {
  const { memberId: id, ...rest } = validate(seatForm, given)
  const seat = { ...rest, memberId: toMemberId(id) }
  const { timeZone } = await call.facts()
  const today = dateIn(timeZone, call.clock())
  const subject = { celula: groupId, usuario: seat.memberId }
  await edit(call, { act: 'GROUP_MEMBER_SET', subject, isPublic: true }, async ({ work, watch }) => {
    if (!(await holdGroup(work, groupId)) || !(await findGroup(work, groupId))) throw notFound()
    // Locks the member: someone who leaves the church at this moment must not keep a seat, and pages use a name that
    // still holds at the commit.
    await holdMember(work, seat.memberId)
    const face = (await findFaces(work, today, [seat.memberId])).get(seat.memberId)
    if (!face) throw invalid([{ path: 'memberId', message: 'Not a member of this church' }])
    if (!canHold(seat.papel, face) || (seat.flagTelefone && face.isMinor)) throw new DomainError('NOT_FOR_MINORS')
    await watch(seatRecord(groupId, seat.memberId))
    await putSeat(work, groupId, { ...seat, desde: work.now })
  })
}

function toGroupRow({ local, ...group }: CheckedGroup) {
  const { latitude, longitude } = local
  const point = latitude === null || longitude === null ? { latitude, longitude } : blurPoint({ latitude, longitude })
  return { ...group, ...point, diaSemana: toWeekday(group.dataInicio) }
}

/** Exact place and search entry. */
async function saveRelatedRows(work: ChurchWork, id: GroupId, { local, ...group }: CheckedGroup): Promise<void> {
  await putExactPlace(work, id, local)
  const { nome: titulo, resumo, imagem, tipo, bairro, cidade, descricao } = group
  const texto = [tipo, bairro, cidade, descricao].filter(Boolean).join('\n')
  const idioma = await getLanguage(work)
  // A group has no moment of publication, so its search entry is visible from the start.
  const entry = { chave: String(id), idioma, titulo, resumo, imagem, texto, visivelEm: new Date(0) }
  await indexItem(work, { tipo: 'CELULA', itemId: id }, [entry])
}
