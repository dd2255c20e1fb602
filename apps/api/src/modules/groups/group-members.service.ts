import type { GroupChoices, GroupMember } from '@narthex/contract/groups/group.schemas'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { DomainError, forbidden, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { GroupId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type Face, findFaces } from '../members/faces.service.ts'
import { requireMember } from '../members/members.service.ts'
import { type GroupCall, inGroups, requireInside } from './group-access.service.ts'
import {
  countOthers,
  findSeat,
  holdGroup,
  listSeats,
  removeSeat,
  type Seat,
  updateSeat,
} from './group-members.queries.ts'
import { canChangeMembers, canHold, canLeadGroup, canSeeMember, canSeePhone, type Standing } from './groups.policy.ts'

/** The members of a group whom the actor may see. */
export async function listGroupMembers(
  call: MemberCall,
  groupId: GroupId,
  query: PageQuery,
): Promise<Page<GroupMember> & { flagOrganiza: boolean }> {
  const { actor } = call
  return inGroups(call, async (call) => {
    const { work, today } = call
    const { standing } = await requireInside(call, groupId)
    const seats = await listSeats(work, groupId)
    const faces = await findFaces(
      work,
      today,
      seats.map(({ memberId }) => memberId),
    )
    const seen = seats.flatMap((seat) => {
      const face = faces.get(seat.memberId)
      const isOneself = seat.memberId === actor.memberId
      return face && canSeeMember(standing, { ...face, isOneself }) ? [toVisibleMember(standing, seat, face)] : []
    })
    const { limit, offset } = toSlice(query)
    const page = toPage(query, seen.slice(offset, offset + limit), seen.length)
    return { ...page, flagOrganiza: canChangeMembers(standing) }
  })
}

/** A member as the church office sees them. */
export const toSeenMember = (seat: Seat, face: Face): GroupMember =>
  toVisibleMember({ papel: null, administers: true, isMinor: false }, seat, face)

function toVisibleMember(
  seer: Standing,
  seat: Seat,
  { isMinor, nome, sobrenome, imagem, telefone }: Face,
): GroupMember {
  const { memberId: idUsuario, papel, desde } = seat
  return {
    idUsuario,
    nome,
    papel,
    sobrenome: isMinor ? null : sobrenome,
    imagem: isMinor ? null : imagem,
    telefone: canSeePhone(seer, { ...seat, isMinor }) ? telefone : null,
    flagMenor: isMinor && canLeadGroup(seer),
    desde: desde.toISOString(),
  }
}

/** A member's seat in a group. */
export interface SeatKey {
  readonly groupId: GroupId
  readonly memberId: MemberId
}

/** Sets a member's role. The group's page shows it at once. */
export async function changeRole(call: MemberCall, { groupId, memberId }: SeatKey, papel: GroupRole): Promise<void> {
  const change = async (call: GroupCall) => {
    const { work, today } = call
    await requireChange(call, { groupId, memberId })
    // Locks the member, so that a page that names them uses a name that still holds at the commit.
    await requireMember(work, memberId)
    const face = (await findFaces(work, today, [memberId])).get(memberId)
    if (!face) throw notFound()
    if (!canHold(papel, face)) throw new DomainError('NOT_FOR_MINORS')
    if (papel !== 'LIDER') await requireOtherLeaders(work, { groupId, memberId }, { isStaying: true })
    await updateSeat(work, groupId, memberId, { papel })
  }
  await inGroups(call, change, { isEdit: true })
}

/** Removes a member, or lets members leave by themselves. */
export async function removeMember(call: MemberCall, of: SeatKey): Promise<void> {
  const { groupId, memberId } = of
  const remove = async (call: GroupCall) => {
    await requireChange(call, of, { orOneself: true })
    await requireOtherLeaders(call.work, of)
    await removeSeat(call.work, groupId, memberId)
  }
  await inGroups(call, remove, { isEdit: true })
}

/**
 * Locks the group, then requires that the actor may change this member. `orOneself` also allows members to change
 * themselves.
 */
async function requireChange(call: GroupCall, of: SeatKey, { orOneself = false } = {}): Promise<void> {
  const { work, actor } = call
  await holdGroup(work, of.groupId)
  const { standing } = await requireInside(call, of.groupId)
  const isOneself = of.memberId === actor.memberId
  if (!canChangeMembers(standing) && !(orOneself && isOneself)) throw forbidden()
  if (!(await findSeat(work, of.groupId, of.memberId))) throw notFound()
}

/** Throws LAST_LEADER: the last leader may not step down, and may leave only an otherwise empty group. */
export async function requireOtherLeaders(
  work: ChurchWork,
  { groupId, memberId }: SeatKey,
  { isStaying = false } = {},
): Promise<void> {
  const seat = await findSeat(work, groupId, memberId)
  if (seat?.papel !== 'LIDER') return
  const { members, leaders } = await countOthers(work, groupId, memberId)
  if (leaders === 0 && (members > 0 || isStaying)) throw new DomainError('LAST_LEADER')
}

/** Sets what other members of the group see of the actor. */
export async function saveGroupChoices(
  call: MemberCall,
  groupId: GroupId,
  choices: GroupChoices,
): Promise<GroupChoices> {
  const { actor } = call
  return inGroups(call, async (call) => {
    const { standing, seat } = await requireInside(call, groupId)
    if (!seat) throw notFound()
    if (choices.flagTelefone && standing.isMinor) throw new DomainError('NOT_FOR_MINORS')
    await updateSeat(call.work, groupId, actor.memberId, choices)
    return choices
  })
}
