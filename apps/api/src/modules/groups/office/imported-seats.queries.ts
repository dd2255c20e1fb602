import type { GroupRole } from '@narthex/contract/groups/group-words'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { celula, celulaMembro } from '../groups.tables.ts'

/** Open groups that have one of these names, whatever their accents and capitals. */
export function findGroupsByName({ church, tx }: ChurchWork, names: readonly string[]) {
  const folded = sql`array(select sem_acento(v) from unnest(${sql.param([...names])}::text[]) v)`
  return tx
    .select({ id: celula.id, nome: celula.nome })
    .from(celula)
    .where(and(ofChurch(celula, church), eq(celula.flagAtiva, true), sql`sem_acento(${celula.nome}) = any (${folded})`))
    .orderBy(asc(celula.id))
}

export interface ImportedSeat {
  readonly groupId: GroupId
  readonly memberId: MemberId
  readonly papel: GroupRole
}

export function listSeatsOfPeople({ church, tx }: ChurchWork, people: readonly MemberId[]) {
  const { groupId, memberId, papel } = celulaMembro
  return tx
    .select({ groupId, memberId, papel })
    .from(celulaMembro)
    .where(and(ofChurch(celulaMembro, church), inArray(memberId, [...people])))
}

/** Adds seats in one statement, or changes their roles. */
export async function putSeats({ church, tx, now }: ChurchWork, seats: readonly ImportedSeat[]): Promise<void> {
  if (seats.length === 0) return
  await tx
    .insert(celulaMembro)
    .values(seats.map((seat) => ({ ...seat, igrejaId: church.igrejaId, desde: now })))
    .onConflictDoUpdate({
      target: [celulaMembro.igrejaId, celulaMembro.groupId, celulaMembro.memberId],
      set: { papel: sql`excluded.papel` },
    })
}

/** Removes seats in one statement. */
export async function removeImportedSeats({ church, tx }: ChurchWork, seats: readonly ImportedSeat[]): Promise<void> {
  if (seats.length === 0) return
  const isOneOf = or(
    ...seats.map(({ groupId, memberId }) =>
      and(eq(celulaMembro.groupId, groupId), eq(celulaMembro.memberId, memberId)),
    ),
  ) as SQL
  await tx.delete(celulaMembro).where(and(ofChurch(celulaMembro, church), isOneOf))
}

/** The members and the leaders of groups. They are not locked: undoing has locked people, who come after groups. */
export async function countGroupSeats({ church, tx }: ChurchWork, ids: readonly GroupId[]) {
  const rows = await tx
    .select({
      id: celulaMembro.groupId,
      members: sql<number>`count(*)::integer`,
      leaders: sql<number>`(count(*) filter (where ${celulaMembro.papel} = 'LIDER'))::integer`,
    })
    .from(celulaMembro)
    .where(and(ofChurch(celulaMembro, church), inArray(celulaMembro.groupId, [...ids])))
    .groupBy(celulaMembro.groupId)
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}
