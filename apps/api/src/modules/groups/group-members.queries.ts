import type { GroupRole } from '@narthex/contract/groups/group-words'
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { celula, celulaMembro } from './groups.tables.ts'

export type Seat = Omit<typeof celulaMembro.$inferSelect, 'igrejaId' | 'celulaId'>

const { usuarioId, papel, flagTelefone, desde } = celulaMembro
const seat = { usuarioId, papel, flagTelefone, desde }

const inGroup = ({ igrejaId }: ChurchScope, groupId: number) =>
  and(eq(celulaMembro.igrejaId, igrejaId), eq(celulaMembro.celulaId, groupId))
const ofMember = (scope: ChurchScope, groupId: number, memberId: number) =>
  and(inGroup(scope, groupId), eq(usuarioId, memberId))

/** Nobody else decides about who is of the group until the transaction ends; whether it is there. */
export async function holdGroup(scope: ChurchScope, tx: Tx, groupId: number): Promise<boolean> {
  const held = await tx
    .select({ id: celula.id })
    .from(celula)
    .where(and(eq(celula.igrejaId, scope.igrejaId), eq(celula.id, groupId)))
    .for('no key update')
  return held.length > 0
}

/** The members of a group: those who lead first, then who assist, then all others, each the longest first. */
export function listSeats(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  roles: readonly GroupRole[] = ['LIDER', 'AUXILIAR', 'MEMBRO'],
): Promise<Seat[]> {
  return tx
    .select(seat)
    .from(celulaMembro)
    .where(and(inGroup(scope, groupId), inArray(papel, [...roles])))
    .orderBy(sql`array_position(array['LIDER', 'AUXILIAR', 'MEMBRO'], ${papel})`, asc(desde), asc(usuarioId))
}

export async function findSeat(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  memberId: number,
): Promise<Seat | undefined> {
  const [found] = await tx
    .select(seat)
    .from(celulaMembro)
    .where(ofMember(scope, groupId, memberId))
  return found
}

/** How many of a group are not this person: in all, and of those who lead. */
export async function countOthers(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  memberId: number,
): Promise<{ members: number; leaders: number }> {
  const [found] = await tx
    .select({ members: count(), leaders: sql<number>`(count(*) filter (where ${papel} = 'LIDER'))::integer` })
    .from(celulaMembro)
    .where(and(inGroup(scope, groupId), ne(usuarioId, memberId)))
  return found ?? { members: 0, leaders: 0 }
}

/** Adds a member; who is one keeps what they chose, and since when they are. */
export async function putSeat(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  { usuarioId: memberId, papel: role, ...rest }: Seat,
): Promise<void> {
  await tx
    .insert(celulaMembro)
    .values({ igrejaId: scope.igrejaId, celulaId: groupId, usuarioId: memberId, papel: role, ...rest })
    .onConflictDoUpdate({
      target: [celulaMembro.igrejaId, celulaMembro.celulaId, celulaMembro.usuarioId],
      set: { papel: role },
    })
}

/** Whether there was one to change. */
export async function updateSeat(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  memberId: number,
  change: Partial<Pick<Seat, 'papel' | 'flagTelefone'>>,
): Promise<boolean> {
  const changed = await tx
    .update(celulaMembro)
    .set(change)
    .where(ofMember(scope, groupId, memberId))
    .returning({ usuarioId })
  return changed.length > 0
}

export async function removeSeat(scope: ChurchScope, tx: Tx, groupId: number, memberId: number): Promise<void> {
  await tx.delete(celulaMembro).where(ofMember(scope, groupId, memberId))
}

/** Of every group. */
export async function removeSeatsOf(scope: ChurchScope, tx: Tx, memberId: number): Promise<void> {
  await tx.delete(celulaMembro).where(and(eq(celulaMembro.igrejaId, scope.igrejaId), eq(usuarioId, memberId)))
}
