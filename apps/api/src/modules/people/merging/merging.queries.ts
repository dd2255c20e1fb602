import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { usuario } from '../../members/members.tables.ts'
import type { StoredPerson } from '../people.records.ts'
import type { ChangedFields } from './merge-fields.rules.ts'
import { pessoaDistinta, pessoaUniao, pessoaUniaoLinha } from './merging.tables.ts'
import type { PersonReference } from './references.queries.ts'

export type MergeRow = typeof pessoaUniao.$inferSelect

/** Locks people, the lowest id first, so that nothing names them until the transaction ends. */
export async function holdPeople(
  { church, tx }: ChurchWork,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<number, StoredPerson>> {
  const rows = await tx
    .select()
    .from(usuario)
    .where(and(ofChurch(usuario, church), sql`${usuario.id} = any(${sql.param(ids)}::integer[])`))
    .orderBy(usuario.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** People by their ids. */
export async function listPeople(
  { church, tx }: ChurchWork,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<number, StoredPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(usuario)
    .where(and(ofChurch(usuario, church), sql`${usuario.id} = any(${sql.param(ids)}::integer[])`))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Numbers of rows by column (`table.column`) that name a person; columns without any are missing. */
export async function countReferences(
  { church, tx }: ChurchWork,
  references: readonly PersonReference[],
  person: MemberId,
): Promise<ReadonlyMap<string, number>> {
  if (references.length === 0) return new Map()
  const counts = references.map(
    ({ table, column }) =>
      sql`select ${`${table}.${column}`}::text as place, count(*)::integer as rows from ${sql.identifier(table)}
        where igreja_id = ${church.igrejaId} and ${sql.identifier(column)} = ${person}`,
  )
  const rows = await queryRows<{ place: string; rows: number }>(tx, sql.join(counts, sql` union all `))
  return new Map(rows.flatMap(({ place, rows: count }) => (count > 0 ? [[place, count] as const] : [])))
}

/** Number of a person's items of care that are prayers. */
export async function countPrayersOfCare({ church, tx }: ChurchWork, person: MemberId): Promise<number> {
  const [row] = await queryRows<{ rows: number }>(
    tx,
    sql`select count(*)::integer as rows from cuidado
      where igreja_id = ${church.igrejaId} and usuario_id = ${person} and tipo = 'ORACAO'`,
  )
  return row?.rows ?? 0
}

export const insertMerge = (
  work: ChurchWork,
  merge: Pick<MergeRow, 'tipo' | 'memberId' | 'formerId'> & { readonly campos: ChangedFields },
): Promise<number> => insertOwn(work, pessoaUniao, { ...merge, feitaEm: work.now })

/** A merge; locked until the transaction ends. */
export async function holdMerge({ church, tx }: ChurchWork, id: number): Promise<MergeRow | undefined> {
  const [found] = await tx
    .select()
    .from(pessoaUniao)
    .where(and(ofChurch(pessoaUniao, church), eq(pessoaUniao.id, id)))
    .for('update')
  return found
}

/** The merge by which a row became another person, and which is not undone. */
export async function findOpenMerge({ church, tx }: ChurchWork, formerId: MemberId): Promise<MergeRow | undefined> {
  const isTheirs = and(eq(pessoaUniao.formerId, formerId), isNull(pessoaUniao.desfeitaEm))
  const [found] = await tx
    .select()
    .from(pessoaUniao)
    .where(and(ofChurch(pessoaUniao, church), eq(pessoaUniao.tipo, 'UNIAO'), isTheirs))
    .orderBy(desc(pessoaUniao.id))
    .limit(1)
  return found
}

/** The merges of a person that can be undone: with whom each was, the newest first. */
export function listOpenMerges({ church, tx }: ChurchWork, memberId: MemberId, since: Date) {
  const { id, formerId, feitaEm } = pessoaUniao
  return tx
    .select({ id, formerId, feitaEm, memberId: pessoaUniao.memberId, nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(pessoaUniao)
    .innerJoin(usuario, and(eq(usuario.igrejaId, pessoaUniao.igrejaId), eq(usuario.id, formerId)))
    .where(
      and(
        ofChurch(pessoaUniao, church),
        eq(pessoaUniao.memberId, memberId),
        isNull(pessoaUniao.desfeitaEm),
        gt(feitaEm, since),
      ),
    )
    .orderBy(desc(id))
}

export async function endMerge({ church, tx, now }: ChurchWork, id: number): Promise<void> {
  await tx
    .update(pessoaUniao)
    .set({ desfeitaEm: now })
    .where(and(ofChurch(pessoaUniao, church), eq(pessoaUniao.id, id)))
  await deleteLines({ church, tx }, eq(pessoaUniaoLinha.mergeId, id))
}

/** Forgets what merges before a moment have moved: they are undone no more. */
export async function forgetMerges({ church, tx }: ChurchWork, before: Date): Promise<void> {
  const old = tx
    .select({ id: pessoaUniao.id })
    .from(pessoaUniao)
    .where(and(ofChurch(pessoaUniao, church), lt(pessoaUniao.feitaEm, before)))
  await deleteLines({ church, tx }, sql`${pessoaUniaoLinha.mergeId} in ${old}`)
  const empty: ChangedFields = { fica: { antes: {}, depois: {} }, sai: { antes: {}, depois: {} } }
  await tx
    .update(pessoaUniao)
    .set({ campos: empty })
    .where(and(ofChurch(pessoaUniao, church), lt(pessoaUniao.feitaEm, before)))
}

async function deleteLines({ church, tx }: Pick<ChurchWork, 'church' | 'tx'>, which: SQL): Promise<void> {
  await tx.delete(pessoaUniaoLinha).where(and(ofChurch(pessoaUniaoLinha, church), which))
}

/** The columns of whose rows a merge has notes, with the lines that moved. */
export function listLines({ church, tx }: ChurchWork, mergeId: number) {
  const { id, tabela, coluna, acao, antes } = pessoaUniaoLinha
  return tx
    .select({ id, tabela, coluna, acao, nomes: sql<string[] | null>`array(select jsonb_object_keys(${antes}))` })
    .from(pessoaUniaoLinha)
    .where(and(ofChurch(pessoaUniaoLinha, church), eq(pessoaUniaoLinha.mergeId, mergeId)))
    .orderBy(id)
}

/** Ids of the rows that were merged into a person. */
export async function listShells({ church, tx }: ChurchWork, memberId: MemberId): Promise<number[]> {
  const rows = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.mergedIntoId, memberId)))
    .orderBy(usuario.id)
  return rows.map(({ id }) => id)
}

/** Keeps pairs of people as different ones. */
export async function insertDistinct({ church, tx }: ChurchWork, pairs: readonly (readonly [number, number])[]) {
  const rows = pairs.map(([one, other]) => ({
    igrejaId: church.igrejaId,
    memberId: one as MemberId,
    otherId: other as MemberId,
  }))
  const made = await tx
    .insert(pessoaDistinta)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: pessoaDistinta.memberId })
  return made.length > 0
}

export async function deleteDistinct({ church, tx }: ChurchWork, pairs: readonly (readonly [number, number])[]) {
  const listed = pairs.map(([one, other]) => sql`(${one}::integer, ${other}::integer)`)
  const gone = await tx
    .delete(pessoaDistinta)
    .where(
      and(
        ofChurch(pessoaDistinta, church),
        sql`(${pessoaDistinta.memberId}, ${pessoaDistinta.otherId}) in (${sql.join(listed, sql`, `)})`,
      ),
    )
    .returning({ id: pessoaDistinta.memberId })
  return gone.length > 0
}
