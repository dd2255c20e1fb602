import { and, count, desc, eq, type InferSelectModel, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { notaSermao } from './notes.tables.ts'

export type NoteRow = InferSelectModel<typeof notaSermao>
/** Whose note, and which of theirs. */
export interface NoteKey {
  readonly usuarioId: number
  readonly id: string
}

const ofMember = ({ igrejaId }: ChurchScope, usuarioId: number) =>
  and(eq(notaSermao.igrejaId, igrejaId), eq(notaSermao.usuarioId, usuarioId))
const one = (scope: ChurchScope, { usuarioId, id }: NoteKey) => and(ofMember(scope, usuarioId), eq(notaSermao.id, id))

/** What there is, changed last first, with so many letters of each text. */
export async function listNotes(
  scope: ChurchScope,
  tx: Tx,
  usuarioId: number,
  { limit, letters }: { readonly limit: number; readonly letters: number },
) {
  const { id, titulo, texto, versao, criadaEm, alteradaEm } = notaSermao
  const inicio = sql<string>`left(${texto}, ${letters})`
  return tx
    .select({ id, titulo, inicio, versao, criadaEm, alteradaEm })
    .from(notaSermao)
    .where(and(ofMember(scope, usuarioId), isNull(notaSermao.excluidaEm)))
    .orderBy(desc(alteradaEm), desc(id))
    .limit(limit)
}

export async function countNotes(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(notaSermao)
    .where(and(ofMember(scope, usuarioId), isNull(notaSermao.excluidaEm)))
  return row?.total ?? 0
}

/** Deleted ones too: their names are taken. */
export async function findNote(scope: ChurchScope, tx: Tx, key: NoteKey): Promise<NoteRow | undefined> {
  const [found] = await tx.select().from(notaSermao).where(one(scope, key))
  return found
}

type Written = Pick<NoteRow, 'titulo' | 'texto' | 'estado' | 'vetor' | 'alteradaEm'>

export async function insertNote(
  scope: ChurchScope,
  tx: Tx,
  key: NoteKey,
  written: Written & Pick<NoteRow, 'criadaEm'>,
): Promise<NoteRow> {
  const [made] = await tx
    .insert(notaSermao)
    .values({ ...key, ...written, igrejaId: scope.igrejaId })
    .returning()
  return made as NoteRow
}

/** Writes the version that follows the given one; undefined where that is not the last any more. */
export async function updateNote(
  scope: ChurchScope,
  tx: Tx,
  key: NoteKey,
  { versao, ...written }: Written & { readonly versao: number },
): Promise<NoteRow | undefined> {
  const [changed] = await tx
    .update(notaSermao)
    .set({ ...written, versao: versao + 1 })
    .where(and(one(scope, key), eq(notaSermao.versao, versao), isNull(notaSermao.excluidaEm)))
    .returning()
  return changed
}

/** Leaves the name alone. False where there is no such note that is not deleted. */
export async function buryNote(scope: ChurchScope, tx: Tx, key: NoteKey, excluidaEm: Date): Promise<boolean> {
  const buried = await tx
    .update(notaSermao)
    .set({ titulo: '', texto: '', estado: new Uint8Array(), vetor: new Uint8Array(), excluidaEm })
    .where(and(one(scope, key), isNull(notaSermao.excluidaEm)))
    .returning({ id: notaSermao.id })
  return buried.length > 0
}

/** Forgets the names of what was deleted longest ago, but for so many. */
export async function removeOldNames(scope: ChurchScope, tx: Tx, usuarioId: number, most: number): Promise<void> {
  const buried = and(ofMember(scope, usuarioId), isNotNull(notaSermao.excluidaEm))
  const { id, excluidaEm } = notaSermao
  const latest = tx.select({ id }).from(notaSermao).where(buried).orderBy(desc(excluidaEm), desc(id)).limit(most)
  await tx.delete(notaSermao).where(and(buried, notInArray(id, latest)))
}
