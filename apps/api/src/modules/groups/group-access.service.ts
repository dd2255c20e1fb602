import { dateIn } from '@narthex/contract/church-time'
import { staff } from '@narthex/contract/staff'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Frame, frameOf } from '../churches/churches.service.ts'
import { facesOf } from '../users/faces.service.ts'
import { findSeat, type Seat } from './group-members.queries.ts'
import { canLeadGroup, canSeeInside, type Standing } from './groups.policy.ts'
import { requireGroup } from './groups.service.ts'

/** A call about a church's groups within its transaction: who makes it, and what had to be read before it began. */
export interface GroupCall {
  readonly platform: Platform
  readonly church: ChurchScope
  readonly actor: Actor
  readonly frame: Frame
  /** Where the church is. */
  readonly today: string
  readonly tx: Tx
}

/** Does something about groups in one transaction; as an edit of the church where it changes what its site tells. */
export async function inGroups<T>(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  work: (call: GroupCall) => Promise<T>,
  { isEdit = false } = {},
): Promise<T> {
  // First: an embedded database has one connection, so that no transaction may wait for another.
  const frame = await frameOf(platform, church)
  const today = dateIn(frame.church.fusoHorario, platform.clock())
  const within = (tx: Tx) => work({ platform, church, actor, frame, today, tx })
  return isEdit ? editChurch(platform, church, within) : platform.database.inScope(church, within)
}

/** An open group, and what who is logged in is to it. */
export interface Access {
  readonly group: Awaited<ReturnType<typeof requireGroup>>
  readonly standing: Standing
  readonly seat: Seat | undefined
}

/** Throws NOT_FOUND for no open group, and where the church has none. */
export async function accessTo({ church, tx, frame, today, actor }: GroupCall, groupId: number): Promise<Access> {
  const group = await requireGroup(church, tx, frame, groupId)
  const seat = await findSeat(church, tx, groupId, actor.memberId)
  const oneself = (await facesOf(church, tx, today, [actor.memberId])).get(actor.memberId)
  const administers = staff.administer.staff.some((role) => actor.roles.includes(role))
  return { group, seat, standing: { papel: seat?.papel ?? null, administers, isMinor: oneself?.isMinor ?? false } }
}

/** The same for its members and whoever administers the church. Throws NOT_FOUND for everybody else too. */
export async function requireInside(call: GroupCall, groupId: number): Promise<Access> {
  const access = await accessTo(call, groupId)
  if (!canSeeInside(access.standing)) throw notFound()
  return access
}

/** The same for those who lead or assist, and whoever administers the church. Throws NOT_FOUND for everybody else too. */
export async function requireLead(call: GroupCall, groupId: number): Promise<Access> {
  const access = await accessTo(call, groupId)
  if (!canLeadGroup(access.standing)) throw notFound()
  return access
}
