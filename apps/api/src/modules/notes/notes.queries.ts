import { and, count, desc, eq, type InferSelectModel, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { MemberId, NoteId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { notaSermao } from './notes.tables.ts'

export type NoteRow = InferSelectModel<typeof notaSermao>
export interface NoteKey {
  readonly memberId: MemberId
  readonly id: NoteId
}

const ofMember = ({ igrejaId }: ChurchScope, memberId: MemberId) =>
  and(eq(notaSermao.igrejaId, igrejaId), eq(notaSermao.memberId, memberId))
const hasKey = (scope: ChurchScope, { memberId, id }: NoteKey) => and(ofMember(scope, memberId), eq(notaSermao.id, id))

/** Lists notes, last changed first, with the first `letters` characters of each text. */
export async function listNotes(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  { limit, letters }: { readonly limit: number; readonly letters: number },
) {
  const { id, titulo, texto, versao, criadaEm, alteradaEm } = notaSermao
  const inicio = sql<string>`left(${texto}, ${letters})`
  return tx
    .select({ id, titulo, inicio, versao, criadaEm, alteradaEm })
    .from(notaSermao)
    .where(and(ofMember(church, memberId), isNull(notaSermao.excluidaEm)))
    .orderBy(desc(alteradaEm), desc(id))
    .limit(limit)
}

export async function countNotes({ church, tx }: ChurchWork, memberId: MemberId): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(notaSermao)
    .where(and(ofMember(church, memberId), isNull(notaSermao.excluidaEm)))
  return row?.total ?? 0
}

/** Includes deleted notes, because their ids stay taken. */
export async function findNote({ church, tx }: ChurchWork, key: NoteKey): Promise<NoteRow | undefined> {
  const [found] = await tx.select().from(notaSermao).where(hasKey(church, key))
  return found
}

type Written = Pick<NoteRow, 'titulo' | 'texto' | 'estado' | 'vetor' | 'alteradaEm'>

export async function insertNote(
  { church, tx }: ChurchWork,
  key: NoteKey,
  written: Written & Pick<NoteRow, 'criadaEm'>,
): Promise<NoteRow> {
  const [made] = await tx
    .insert(notaSermao)
    .values({ ...key, ...written, igrejaId: church.igrejaId })
    .returning()
  return made as NoteRow
}

/** Writes the next version. Returns undefined if `versao` is not the stored version (optimistic lock). */
export async function updateNote(
  { church, tx }: ChurchWork,
  key: NoteKey,
  { versao, ...written }: Written & { readonly versao: number },
): Promise<NoteRow | undefined> {
  const [changed] = await tx
    .update(notaSermao)
    .set({ ...written, versao: versao + 1 })
    .where(and(hasKey(church, key), eq(notaSermao.versao, versao), isNull(notaSermao.excluidaEm)))
    .returning()
  return changed
}

/** Clears a note and keeps its id as a tombstone. Returns false if there is no such note. */
export async function buryNote({ church, tx }: ChurchWork, key: NoteKey, excluidaEm: Date): Promise<boolean> {
  const buried = await tx
    .update(notaSermao)
    .set({ titulo: '', texto: '', estado: new Uint8Array(), vetor: new Uint8Array(), excluidaEm })
    .where(and(hasKey(church, key), isNull(notaSermao.excluidaEm)))
    .returning({ id: notaSermao.id })
  return buried.length > 0
}

/** Removes the oldest tombstones and keeps the latest `maxTombstones`. */
export async function removeOldNames(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  maxTombstones: number,
): Promise<void> {
  const buried = and(ofMember(church, memberId), isNotNull(notaSermao.excluidaEm))
  const { id, excluidaEm } = notaSermao
  const latest = tx
    .select({ id })
    .from(notaSermao)
    .where(buried)
    .orderBy(desc(excluidaEm), desc(id))
    .limit(maxTombstones)
  await tx.delete(notaSermao).where(and(buried, notInArray(id, latest)))
}
