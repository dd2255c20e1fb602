import type { GroupRole } from '@narthex/contract/groups/group-words'
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { GroupId, MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { celula, celulaMembro } from './groups.tables.ts'

export type Seat = Omit<typeof celulaMembro.$inferSelect, 'igrejaId' | 'groupId'>

const { papel, flagTelefone, desde } = celulaMembro
const seat = { memberId: celulaMembro.memberId, papel, flagTelefone, desde }

const inGroup = ({ igrejaId }: ChurchScope, groupId: GroupId) =>
  and(eq(celulaMembro.igrejaId, igrejaId), eq(celulaMembro.groupId, groupId))
const isSeatOf = (scope: ChurchScope, groupId: GroupId, memberId: MemberId) =>
  and(inGroup(scope, groupId), eq(celulaMembro.memberId, memberId))

/** Locks the group's membership until the transaction ends. False for a missing group. */
export async function holdGroup({ church, tx }: ChurchWork, groupId: GroupId): Promise<boolean> {
  const held = await tx
    .select({ id: celula.id })
    .from(celula)
    .where(and(ofChurch(celula, church), eq(celula.id, groupId)))
    .for('no key update')
  return held.length > 0
}

/** Members of a group: leaders, then assistants, then others, each by time of joining. */
export function listSeats(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  roles: readonly GroupRole[] = ['LIDER', 'AUXILIAR', 'MEMBRO'],
): Promise<Seat[]> {
  return tx
    .select(seat)
    .from(celulaMembro)
    .where(and(inGroup(church, groupId), inArray(papel, [...roles])))
    .orderBy(
      sql`array_position(array['LIDER', 'AUXILIAR', 'MEMBRO'], ${papel})`,
      asc(desde),
      asc(celulaMembro.memberId),
    )
}

export async function findSeat(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  memberId: MemberId,
): Promise<Seat | undefined> {
  const [found] = await tx
    .select(seat)
    .from(celulaMembro)
    .where(isSeatOf(church, groupId, memberId))
  return found
}

/** Members of the group other than this one: in total, and leaders. */
export async function countOthers(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  memberId: MemberId,
): Promise<{ members: number; leaders: number }> {
  const [found] = await tx
    .select({ members: count(), leaders: sql<number>`(count(*) filter (where ${papel} = 'LIDER'))::integer` })
    .from(celulaMembro)
    .where(and(inGroup(church, groupId), ne(celulaMembro.memberId, memberId)))
  return found ?? { members: 0, leaders: 0 }
}

/** Adds a member, or changes the role of an existing one. Existing members keep their choices and joining date. */
export async function putSeat(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  { memberId, papel: role, ...rest }: Seat,
): Promise<void> {
  await tx
    .insert(celulaMembro)
    .values({ igrejaId: church.igrejaId, groupId, memberId, papel: role, ...rest })
    .onConflictDoUpdate({
      target: [celulaMembro.igrejaId, celulaMembro.groupId, celulaMembro.memberId],
      set: { papel: role },
    })
}

/** Updates a member's seat; false if they have none. */
export async function updateSeat(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  memberId: MemberId,
  change: Partial<Pick<Seat, 'papel' | 'flagTelefone'>>,
): Promise<boolean> {
  const changed = await tx
    .update(celulaMembro)
    .set(change)
    .where(isSeatOf(church, groupId, memberId))
    .returning({ memberId: celulaMembro.memberId })
  return changed.length > 0
}

export async function removeSeat({ church, tx }: ChurchWork, groupId: GroupId, memberId: MemberId): Promise<void> {
  await tx.delete(celulaMembro).where(isSeatOf(church, groupId, memberId))
}

/** Removes the member from every group. */
export async function removeMemberSeats({ church, tx }: ChurchWork, memberId: MemberId): Promise<void> {
  await tx.delete(celulaMembro).where(and(ofChurch(celulaMembro, church), eq(celulaMembro.memberId, memberId)))
}
