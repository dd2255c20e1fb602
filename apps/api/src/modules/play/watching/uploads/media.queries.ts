import { and, eq, inArray, type SQL, sql, sum } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../../platform/work/insert-own.ts'
import { playMidia, playMidiaParte, playReproducao } from '../watching.tables.ts'

export type MediaRow = typeof playMidia.$inferSelect

const isOwn = ({ church }: ChurchWork, id: string, ...more: SQL[]) =>
  and(ofChurch(playMidia, church), eq(playMidia.id, id), ...more)

const isPieceOf = ({ church }: ChurchWork, id: string, ...more: SQL[]) =>
  and(ofChurch(playMidiaParte, church), eq(playMidiaParte.mediaId, id), ...more)

/** Serialises quota checks: one upload of a church begins at a time (advisory lock). */
export async function lockMedia({ church, tx }: ChurchWork): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('play_midia'), ${church.igrejaId})`)
}

/** Sum of the bytes of the church's videos; uploads count as announced. */
export async function sumMediaBytes({ church, tx }: ChurchWork): Promise<number> {
  const [row] = await tx
    .select({ total: sum(playMidia.bytes) })
    .from(playMidia)
    .where(ofChurch(playMidia, church))
  return Number(row?.total ?? 0)
}

export async function insertMedia({ church, tx }: ChurchWork, row: OwnRow<typeof playMidia>): Promise<void> {
  await tx.insert(playMidia).values({ ...row, igrejaId: church.igrejaId })
}

export async function findMedia(work: ChurchWork, id: string): Promise<MediaRow | undefined> {
  const [found] = await work.tx.select().from(playMidia).where(isOwn(work, id))
  return found
}

/** Finds a video and locks it until the transaction ends. */
export async function lockMediaRow(work: ChurchWork, id: string): Promise<MediaRow | undefined> {
  const [found] = await work.tx.select().from(playMidia).where(isOwn(work, id)).for('update')
  return found
}

export async function updateMedia(
  work: ChurchWork,
  id: string,
  set: Partial<Omit<MediaRow, 'igrejaId' | 'id'>>,
): Promise<void> {
  await work.tx
    .update(playMidia)
    .set({ ...set, alteradoEm: work.now })
    .where(isOwn(work, id))
}

/** Its pieces and playbacks go with it. */
export async function deleteMedia(work: ChurchWork, id: string): Promise<void> {
  await work.tx.delete(playMidia).where(isOwn(work, id))
}

export async function insertPieces(
  { church, tx }: ChurchWork,
  pieces: readonly OwnRow<typeof playMidiaParte>[],
): Promise<void> {
  if (pieces.length === 0) return
  await tx.insert(playMidiaParte).values(pieces.map((piece) => ({ ...piece, igrejaId: church.igrejaId })))
}

/** The names in the file store of all pieces of a video, or of one of its files. */
export async function listPieceNames(work: ChurchWork, id: string, path?: string): Promise<string[]> {
  const rows = await work.tx
    .select({ nome: playMidiaParte.nome })
    .from(playMidiaParte)
    .where(isPieceOf(work, id, ...(path === undefined ? [] : [eq(playMidiaParte.caminho, path)])))
  return rows.map(({ nome }) => nome)
}

/** Finds the names among these that a row of any video has. */
export async function findKnownNames({ church, tx }: ChurchWork, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await tx
    .select({ nome: playMidiaParte.nome })
    .from(playMidiaParte)
    .where(and(ofChurch(playMidiaParte, church), inArray(playMidiaParte.nome, [...names])))
  return new Set(rows.map(({ nome }) => nome))
}

/** Deletes the pieces of one file of a video. */
export async function deleteFilePieces(work: ChurchWork, id: string, path: string): Promise<void> {
  await work.tx.delete(playMidiaParte).where(isPieceOf(work, id, eq(playMidiaParte.caminho, path)))
}

/** Playbacks that named this file of a video go on with what it is now. */
export async function forgetPath({ church, tx }: ChurchWork, id: string, path: string): Promise<void> {
  await tx
    .update(playReproducao)
    .set({ caminho: null })
    .where(and(ofChurch(playReproducao, church), eq(playReproducao.mediaId, id), eq(playReproducao.caminho, path)))
}
