import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { usuario } from '../../members/members.tables.ts'

/** Adds people in one statement; gives their ids in the order of the rows. */
export async function insertPeople({ church, tx }: ChurchWork, rows: readonly OwnRow<typeof usuario>[]) {
  const values = rows.map((row) => ({ ...row, igrejaId: church.igrejaId }))
  const made = await tx.insert(usuario).values(values).returning({ id: usuario.id })
  return made.map(({ id }) => id)
}

/** Locks people, and finds those who have a login or whom anything else names: they stay. */
export async function holdTiedPeople(work: ChurchWork, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { church, tx } = work
  const wanted = ids as MemberId[]
  const held = await tx
    .select({ id: usuario.id, accountId: usuario.accountId })
    .from(usuario)
    .where(and(ofChurch(usuario, church), inArray(usuario.id, wanted)))
    .orderBy(asc(usuario.id))
    .for('update')
  const tied = await queryRows<{ id: number }>(
    tx,
    sql`select id from find_tied_people(${church.igrejaId}::integer, ${sql.param(wanted)}::integer[]) t(id)`,
  )
  return new Set([...tied, ...held.filter(({ accountId }) => accountId !== null)].map(({ id }) => id))
}

/** Deletes a person without a login, with their history. */
export async function deletePerson({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx
    .delete(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.id, id as MemberId), isNull(usuario.accountId)))
}
