import { and, asc, count, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from '../members/members.tables.ts'
import { ebdMatricula, ebdPresenca } from './classes.tables.ts'

export type EnrolmentRow = Omit<typeof ebdMatricula.$inferSelect, 'igrejaId'>

/** Everyone who is or was on the roster of a class; those who left the church as well, without a member or a name. */
export function listEnrolments({ church, tx }: ChurchWork, turmaId: number): Promise<EnrolmentRow[]> {
  const { id, memberId, nome, dataCadastro, removidaEm } = ebdMatricula
  return tx
    .select({ id, turmaId: ebdMatricula.turmaId, memberId, nome, dataCadastro, removidaEm })
    .from(ebdMatricula)
    .where(and(ofChurch(ebdMatricula, church), eq(ebdMatricula.turmaId, turmaId)))
    .orderBy(asc(ebdMatricula.dataCadastro), asc(ebdMatricula.id))
}

export function countEnrolled({ church, tx }: ChurchWork, turmaId: number): Promise<number> {
  const isOnRoster = and(eq(ebdMatricula.turmaId, turmaId), isNull(ebdMatricula.removidaEm))
  return tx.$count(ebdMatricula, and(ofChurch(ebdMatricula, church), isOnRoster))
}

/** Finds the enrolment of a member in a class, whether they are on its roster now or not. */
export async function findMemberEnrolment(
  { church, tx }: ChurchWork,
  turmaId: number,
  memberId: MemberId,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: ebdMatricula.id })
    .from(ebdMatricula)
    .where(and(ofChurch(ebdMatricula, church), eq(ebdMatricula.turmaId, turmaId), eq(ebdMatricula.memberId, memberId)))
  return row?.id
}

export async function insertEnrolment({ church, tx }: ChurchWork, row: EnrolmentRow): Promise<void> {
  await tx.insert(ebdMatricula).values({ ...row, igrejaId: church.igrejaId })
}

/** Puts an enrolment on the roster (null), or takes it off at a moment. */
export async function moveEnrolment(
  { church, tx }: ChurchWork,
  id: string,
  change: Partial<Pick<EnrolmentRow, 'removidaEm' | 'nome'>>,
): Promise<void> {
  await tx
    .update(ebdMatricula)
    .set(change)
    .where(and(ofChurch(ebdMatricula, church), eq(ebdMatricula.id, id)))
}

/** Numbers of people on rosters, by class; who has left the church is not among them. */
export async function countRosters({ church, tx }: ChurchWork): Promise<ReadonlyMap<number, number>> {
  const { turmaId, igrejaId, memberId, nome, removidaEm } = ebdMatricula
  const rows = await tx
    .select({ turmaId, total: count() })
    .from(ebdMatricula)
    .leftJoin(usuario, and(eq(usuario.igrejaId, igrejaId), eq(usuario.id, memberId)))
    .where(and(ofChurch(ebdMatricula, church), isNull(removidaEm), or(isNotNull(nome), eq(usuario.flagAtivo, true))))
    .groupBy(turmaId)
  return new Map(rows.map(({ turmaId, total }) => [turmaId, total]))
}

/** Removes an enrolment that has no attendance; false where it has some. */
export async function removeUnusedEnrolment({ church, tx }: ChurchWork, id: string): Promise<boolean> {
  const marks = and(eq(ebdPresenca.igrejaId, ebdMatricula.igrejaId), eq(ebdPresenca.matriculaId, ebdMatricula.id))
  const isUnused = notExists(tx.select({ id: ebdPresenca.matriculaId }).from(ebdPresenca).where(marks))
  const gone = await tx
    .delete(ebdMatricula)
    .where(and(ofChurch(ebdMatricula, church), eq(ebdMatricula.id, id), isUnused))
    .returning({ id: ebdMatricula.id })
  return gone.length > 0
}
