import type { GroupChoices, GroupMember } from '@narthex/contract/groups/group.schemas'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import { forbidden, notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Face, facesOf } from '../users/faces.service.ts'
import { requireMember } from '../users/members.service.ts'
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
import { lastLeader, notForMinors } from './groups.errors.ts'
import { canChangeMembers, canHold, canLeadGroup, canSeeMember, canSeePhone, type Standing } from './groups.policy.ts'
import type { Paged } from './groups.service.ts'

/** Those of a group whom who is logged in may see. Throws NOT_FOUND for whoever is not of it. */
export async function membersOf(
  platform: Platform,
  church: ChurchScope,
  groupId: number,
  actor: Actor,
  { page, limit }: Paged,
): Promise<{ itens: GroupMember[]; total: number; page: number; limit: number; flagOrganiza: boolean }> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx, today } = call
    const { standing } = await requireInside(call, groupId)
    const seats = await listSeats(church, tx, groupId)
    const faces = await facesOf(
      church,
      tx,
      today,
      seats.map(({ usuarioId }) => usuarioId),
    )
    const seen = seats.flatMap((seat) => {
      const face = faces.get(seat.usuarioId)
      const isOneself = seat.usuarioId === actor.memberId
      return face && canSeeMember(standing, { ...face, isOneself }) ? [asSeenBy(standing, seat, face)] : []
    })
    const itens = seen.slice((page - 1) * limit, page * limit)
    return { itens, total: seen.length, page, limit, flagOrganiza: canChangeMembers(standing) }
  })
}

function asSeenBy(seer: Standing, seat: Seat, { isMinor, nome, sobrenome, imagem, telefone }: Face): GroupMember {
  const { usuarioId: idUsuario, papel, desde } = seat
  return {
    ...{ idUsuario, nome, papel },
    sobrenome: isMinor ? null : sobrenome,
    imagem: isMinor ? null : imagem,
    telefone: canSeePhone(seer, { ...seat, isMinor }) ? telefone : null,
    flagMenor: isMinor && canLeadGroup(seer),
    desde: desde.toISOString(),
  }
}

/** Of a group: the one who is changed, and to what. */
export interface RoleOf {
  readonly groupId: number
  readonly memberId: number
}

/**
 * Makes a member of a group lead it, assist, or neither; its page tells at once. Throws NOT_FOUND, FORBIDDEN, LAST_LEADER,
 * NOT_FOR_MINORS.
 */
export async function changeRole(
  platform: Platform,
  church: ChurchScope,
  { groupId, memberId }: RoleOf,
  papel: GroupRole,
  actor: Actor,
): Promise<void> {
  const change = async (call: GroupCall) => {
    const { tx, today } = call
    await requireChange(call, { groupId, memberId })
    // Held: pages that name them from now on do so by the name that they have then.
    await requireMember(church, tx, memberId)
    const face = (await facesOf(church, tx, today, [memberId])).get(memberId)
    if (!face) throw notFound()
    if (!canHold(papel, face)) throw notForMinors()
    if (papel !== 'LIDER') await requireOtherLeaders(call, { groupId, memberId }, { isStaying: true })
    await updateSeat(church, tx, groupId, memberId, { papel })
  }
  await inGroups(platform, church, actor, change, { isEdit: true })
}

/** Leaves a group, or takes somebody out of it. Throws NOT_FOUND, FORBIDDEN, LAST_LEADER. */
export async function removeMember(platform: Platform, church: ChurchScope, of: RoleOf, actor: Actor): Promise<void> {
  const { groupId, memberId } = of
  const remove = async (call: GroupCall) => {
    await requireChange(call, of, { orOneself: true })
    await requireOtherLeaders(call, of)
    await removeSeat(church, call.tx, groupId, memberId)
  }
  await inGroups(platform, church, actor, remove, { isEdit: true })
}

/** A member of a group that changes for nobody else meanwhile, for who may change it; `orOneself` may do so too. */
async function requireChange(call: GroupCall, of: RoleOf, { orOneself = false } = {}): Promise<void> {
  const { church, tx, actor } = call
  await holdGroup(church, tx, of.groupId)
  const { standing } = await requireInside(call, of.groupId)
  const isOneself = of.memberId === actor.memberId
  if (!canChangeMembers(standing) && !(orOneself && isOneself)) throw forbidden()
  if (!(await findSeat(church, tx, of.groupId, of.memberId))) throw notFound()
}

/** Whoever leads may stop where somebody else does; or go where nobody is left. */
async function requireOtherLeaders(
  { church, tx }: GroupCall,
  { groupId, memberId }: RoleOf,
  { isStaying = false } = {},
): Promise<void> {
  const seat = await findSeat(church, tx, groupId, memberId)
  if (seat?.papel !== 'LIDER') return
  const { members, leaders } = await countOthers(church, tx, groupId, memberId)
  if (leaders === 0 && (members > 0 || isStaying)) throw lastLeader()
}

/** Says what the others of a group see of oneself. Throws NOT_FOUND for whoever is not of it, NOT_FOR_MINORS. */
export async function choose(
  platform: Platform,
  church: ChurchScope,
  groupId: number,
  choices: GroupChoices,
  actor: Actor,
): Promise<GroupChoices> {
  return inGroups(platform, church, actor, async (call) => {
    const { standing, seat } = await requireInside(call, groupId)
    if (!seat) throw notFound()
    if (choices.flagTelefone && standing.isMinor) throw notForMinors()
    await updateSeat(church, call.tx, groupId, actor.memberId, choices)
    return choices
  })
}
