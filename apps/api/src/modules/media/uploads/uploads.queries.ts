import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { arquivoEnvio, arquivoEnvioParte } from '../files/files.tables.ts'

export type UploadRow = typeof arquivoEnvio.$inferSelect

const isOwn = ({ church }: ChurchWork, id: string) => and(ofChurch(arquivoEnvio, church), eq(arquivoEnvio.id, id))

const isPieceOf = ({ church }: ChurchWork, ...more: SQL[]) => and(ofChurch(arquivoEnvioParte, church), ...more)

export async function insertUpload({ church, tx }: ChurchWork, row: OwnRow<typeof arquivoEnvio>): Promise<void> {
  await tx.insert(arquivoEnvio).values({ ...row, igrejaId: church.igrejaId })
}

export async function findUpload(work: ChurchWork, id: string): Promise<UploadRow | undefined> {
  const [found] = await work.tx.select().from(arquivoEnvio).where(isOwn(work, id))
  return found
}

/** Finds an upload and locks it until the transaction ends. */
export async function lockUpload(work: ChurchWork, id: string): Promise<UploadRow | undefined> {
  const [found] = await work.tx.select().from(arquivoEnvio).where(isOwn(work, id)).for('update')
  return found
}

export async function updateUpload(
  work: ChurchWork,
  id: string,
  change: Partial<Pick<UploadRow, 'recebidos' | 'arquivoCodigo'>>,
): Promise<void> {
  await work.tx
    .update(arquivoEnvio)
    .set({ ...change, alteradoEm: work.now })
    .where(isOwn(work, id))
}

/** Its pieces go with it. */
export async function deleteUpload(work: ChurchWork, id: string): Promise<void> {
  await work.tx.delete(arquivoEnvio).where(isOwn(work, id))
}

export async function insertPiece({ church, tx }: ChurchWork, row: OwnRow<typeof arquivoEnvioParte>): Promise<void> {
  await tx.insert(arquivoEnvioParte).values({ ...row, igrejaId: church.igrejaId })
}

/** Names in the file store of the pieces of an upload, in their order. */
export async function listPieceNames(work: ChurchWork, id: string): Promise<string[]> {
  const rows = await work.tx
    .select({ nome: arquivoEnvioParte.nome })
    .from(arquivoEnvioParte)
    .where(isPieceOf(work, eq(arquivoEnvioParte.envioId, id)))
    .orderBy(asc(arquivoEnvioParte.inicio))
  return rows.map(({ nome }) => nome)
}

export async function deletePieces(work: ChurchWork, id: string): Promise<void> {
  await work.tx.delete(arquivoEnvioParte).where(isPieceOf(work, eq(arquivoEnvioParte.envioId, id)))
}

/** Finds the names among these that a row of any upload has. */
export async function findKnownNames(work: ChurchWork, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await work.tx
    .select({ nome: arquivoEnvioParte.nome })
    .from(arquivoEnvioParte)
    .where(isPieceOf(work, inArray(arquivoEnvioParte.nome, [...names])))
  return new Set(rows.map(({ nome }) => nome))
}
