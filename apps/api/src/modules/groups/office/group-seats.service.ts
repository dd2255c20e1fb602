import { dateIn } from '@narthex/contract/church-time'
import type { Multiplication } from '@narthex/contract/groups/group-care.schemas'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type GroupId, type JoinRequestId, type MemberId, toGroupId, toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { findFaces } from '../../members/faces.service.ts'
import { holdMember } from '../../members/members.queries.ts'
import { requireReachedGroup } from '../group-access.service.ts'
import { countOthers, findSeat, holdGroup, putSeat, removeSeat } from '../group-members.queries.ts'
import { requireOtherLeaders, type SeatKey } from '../group-members.service.ts'
import { canHold } from '../groups.policy.ts'
import { findGroup } from '../groups.queries.ts'
import { groupRecord, seatRecord } from '../groups.records.ts'
import { decideWithin } from '../join-decisions.service.ts'
import { findRequest } from '../join-requests.queries.ts'
import type { Answered } from '../join-requests.service.ts'
import { removeSeats } from './group-care.queries.ts'
import { groupService, pickForm } from './office-groups.service.ts'

interface GivenRole {
  readonly papel: GroupRole
  readonly flagTelefone: boolean
}

/**
 * Puts a member into a group without a request, even above the capacity, or gives them another role. Throws VALIDATION for
 * someone who is not a member of the church, NOT_FOR_MINORS for a role, or a shared number, that a minor cannot have.
 */
export async function setSeat(call: MemberCall, { groupId, memberId }: SeatKey, given: GivenRole): Promise<void> {
  const plan = { act: 'GROUP_MEMBER_SET', subject: { celula: groupId, usuario: memberId }, isPublic: true } as const
  await edit(call, plan, async ({ work, watch }) => {
    await requireOpenGroup(work, call, groupId)
    await requirePerson(work, memberId, given)
    if (given.papel !== 'LIDER') await requireOtherLeaders(work, { groupId, memberId }, { isStaying: true })
    await watch(seatRecord(groupId, memberId))
    await putSeat(work, groupId, { ...given, memberId, desde: work.now })
  })
}

/** Takes a member out of a group. Throws LAST_LEADER for its only leader while others are in it. */
export async function endSeat(call: MemberCall, { groupId, memberId }: SeatKey): Promise<void> {
  const subject = { celula: groupId, usuario: memberId }
  const plan = { act: 'GROUP_MEMBER_REMOVED', subject, isPublic: true } as const
  await edit(call, plan, async ({ work, watch }) => {
    await requireOpenGroup(work, call, groupId)
    if (!(await findSeat(work, groupId, memberId))) throw notFound()
    await requireOtherLeaders(work, { groupId, memberId })
    await watch(seatRecord(groupId, memberId))
    await removeSeat(work, groupId, memberId)
  })
}

/** Answers a join request for the church office. */
export async function decideForOffice(
  call: MemberCall,
  requestId: JoinRequestId,
  flagAceita: boolean,
): Promise<Answered> {
  const { timeZone } = await call.facts()
  const subject = { solicitacao: requestId, aceita: flagAceita ? 1 : 0 }
  const plan = { act: 'GROUP_REQUEST_DECIDED', subject, isPublic: flagAceita } as const
  return edit(call, plan, async ({ work, watch, unchanged }) => {
    const request = await findRequest(work, requestId)
    if (request) await watch(seatRecord(request.groupId, request.memberId))
    const today = dateIn(timeZone, work.now)
    const answer = await decideWithin({ work, actor: call.actor, timeZone, today }, { requestId, flagAceita })
    return request?.situacao === answer.situacao ? unchanged(answer) : answer
  })
}

/**
 * Makes a new group of some members, who leave theirs. Throws CHANGED_MEANWHILE where one of them is no longer in it,
 * LAST_LEADER where those who stay would have no leader.
 */
export function multiplyGroup(
  call: MemberCall,
  groupId: GroupId,
  { pessoas, ...given }: Multiplication,
): Promise<GroupId> {
  const plan = {
    act: 'GROUP_MULTIPLIED',
    subject: { celula: groupId },
    isPublic: true,
    hold: groupRecord(groupId),
  } as const
  return edit(call, plan, async ({ work, before, watch, made }) => {
    if (!before.flagAtiva) throw notFound()
    await requireReachedGroup(work, call.actor, { groupId, permission: 'groups.manage' })
    const ids = pessoas.map(({ idUsuario }) => toMemberId(idUsuario))
    // In one order, so that two of these calls do not wait for each other.
    for (const [at, { papel }] of [...pessoas.entries()].toSorted(([, a], [, b]) => a.idUsuario - b.idUsuario))
      await requirePerson(work, ids[at] as MemberId, { papel, flagTelefone: false })
    await watch(...ids.map((id) => seatRecord(groupId, id)))
    const left = await removeSeats(work, groupId, ids)
    if (left.length !== ids.length) throw new DomainError('CHANGED_MEANWHILE')
    const [anyone] = ids
    const staying = anyone === undefined ? undefined : await countOthers(work, groupId, anyone)
    if (staying && staying.members > 0 && staying.leaders === 0) throw new DomainError('LAST_LEADER')
    const form = await readForm(work, groupId)
    const id = toGroupId(await groupService.add(work, { ...form, ...given, idMae: groupId, idExterno: null }))
    const shared = new Map(left.map(({ memberId, flagTelefone }) => [memberId, flagTelefone]))
    for (const [at, { papel }] of pessoas.entries()) {
      const memberId = ids[at] as MemberId
      await putSeat(work, id, { memberId, papel, flagTelefone: shared.get(memberId) ?? false, desde: work.now })
      made(seatRecord(id, memberId))
    }
    made(groupRecord(id), { nova: id })
    return id
  })
}

/** The form of a group for one that grows out of it: it meets in another place, and is found as this one is. */
async function readForm(work: ChurchWork, groupId: GroupId) {
  const group = await groupService.read(work, groupId)
  if (!group) throw notFound()
  return { ...pickForm(group), logradouro: null, latitude: null, longitude: null, link: null }
}

async function requireOpenGroup(work: ChurchWork, { actor }: MemberCall, groupId: GroupId): Promise<void> {
  await requireReachedGroup(work, actor, { groupId, permission: 'groups.manage' })
  if (!(await holdGroup(work, groupId)) || !(await findGroup(work, groupId))) throw notFound()
}

/** Locks a member: someone who leaves the church at this moment must not keep a seat, and pages use a name that still holds at the commit. */
async function requirePerson(work: ChurchWork, memberId: MemberId, { papel, flagTelefone }: GivenRole): Promise<void> {
  await holdMember(work, memberId)
  const { timeZone } = await work.facts()
  const face = (await findFaces(work, dateIn(timeZone, work.now), [memberId])).get(memberId)
  if (!face) throw invalid([{ path: 'memberId', message: 'Not a member of this church' }])
  if (!canHold(papel, face) || (flagTelefone && face.isMinor)) throw new DomainError('NOT_FOR_MINORS')
}
