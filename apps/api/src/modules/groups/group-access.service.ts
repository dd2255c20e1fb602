import { dateIn } from '@narthex/contract/church-time'
import { hasPermission } from '@narthex/contract/permissions'
import { findLimitIds } from '@narthex/contract/role-limits'
import { notFound } from '../../platform/errors/domain-error.ts'
import { findLimit } from '../../platform/http/role-limits.ts'
import type { Actor, MemberCall } from '../../platform/http/route.ts'
import type { GroupId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findFaces } from '../members/faces.service.ts'
import { isReachedGroup } from './group-limits.queries.ts'
import { findSeat, type Seat } from './group-members.queries.ts'
import { canLeadGroup, canSeeInside, type Standing } from './groups.policy.ts'
import { requireGroup } from './groups.service.ts'

/** A call about groups within its transaction: the actor, and what had to be read before the transaction began. */
export interface GroupCall {
  readonly work: ChurchWork
  readonly actor: Actor
  /** IANA name. */
  readonly timeZone: string
  /** Date in the church's time zone. */
  readonly today: string
}

/** Runs one transaction about groups. `isEdit` makes it an edit of the site, for changes that public pages show. */
export async function inGroups<T>(
  call: MemberCall,
  run: (call: GroupCall) => Promise<T>,
  { isEdit = false } = {},
): Promise<T> {
  const { actor } = call
  // Read first: an embedded database has one connection, so a nested read would wait for this transaction.
  const { timeZone } = await call.facts()
  const today = dateIn(timeZone, call.clock())
  const within = (work: ChurchWork) => run({ work, actor, timeZone, today })
  return isEdit ? call.editSite(within) : call.inChurch(within)
}

/** An open group and the actor's standing in it. */
export interface Access {
  readonly group: Awaited<ReturnType<typeof requireGroup>>
  readonly standing: Standing
  readonly seat: Seat | undefined
}

/** Throws NOT_FOUND for a closed or missing group. */
export async function requireAccess({ work, today, actor }: GroupCall, groupId: GroupId): Promise<Access> {
  const group = await requireGroup(work, groupId)
  const seat = await findSeat(work, groupId, actor.memberId)
  const actorFace = (await findFaces(work, today, [actor.memberId])).get(actor.memberId)
  const administers = await manages(work, actor, groupId)
  return { group, seat, standing: { papel: seat?.papel ?? null, administers, isMinor: actorFace?.isMinor ?? false } }
}

/** Whether the actor's roles manage a group: every one of the church, or the lines of groups to which they are limited. */
export async function manages(work: ChurchWork, actor: Actor, groupId: GroupId): Promise<boolean> {
  if (hasPermission(actor, 'groups.manage')) return true
  const limits = findLimitIds(actor.limitedRoles ?? [], 'groups.manage', 'GRUPO')
  return limits.length > 0 && isReachedGroup(work, groupId, limits)
}

/** Throws NOT_FOUND for a group that the caller's roles do not reach by a permission. */
export async function requireReachedGroup(
  work: ChurchWork,
  actor: Actor,
  { groupId, permission }: { readonly groupId: GroupId; readonly permission: 'groups.read' | 'groups.manage' },
): Promise<void> {
  const limits = findLimit(actor, permission, 'GRUPO')
  if (limits && !(await isReachedGroup(work, groupId, limits))) throw notFound()
}

/**
 * Like `requireAccess`, for members of the group and staff who manage groups. Throws NOT_FOUND for others, so that they
 * learn nothing.
 */
export async function requireInside(call: GroupCall, groupId: GroupId): Promise<Access> {
  const access = await requireAccess(call, groupId)
  if (!canSeeInside(access.standing)) throw notFound()
  return access
}

/** Like `requireAccess`, for leaders, assistants and staff who manage groups. Throws NOT_FOUND for others. */
export async function requireLead(call: GroupCall, groupId: GroupId): Promise<Access> {
  const access = await requireAccess(call, groupId)
  if (!canLeadGroup(access.standing)) throw notFound()
  return access
}
