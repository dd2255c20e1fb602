import type { MediaKind } from '@narthex/contract/media/file.schemas'
import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { arquivo } from './files.tables.ts'

export type StoredFile = Omit<typeof arquivo.$inferSelect, 'igrejaId'>

/** A file as it is added; it is shown whole. */
export type NewFile = Pick<
  StoredFile,
  'codigo' | 'tipo' | 'endereco' | 'nome' | 'bytes' | 'sha256' | 'criadoEm' | 'flagBiblioteca'
> &
  Partial<Pick<StoredFile, 'largura' | 'altura' | 'foco' | 'textoAlternativo'>>

const { igrejaId: _, ...columns } = getTableColumns(arquivo)

const isOwn = (scope: ChurchScope, ...more: (SQL | undefined)[]) => and(ofChurch(arquivo, scope), ...more)

/** Serialises quota checks: one transaction per church counts and inserts files at a time (advisory lock). */
export async function lockFiles({ church, tx }: ChurchWork): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('arquivo'), ${church.igrejaId})`)
}

/** All that counts in the storage quota: also uploads under way, and files that answer questions of tickets. */
export async function sumFileBytes({ church, tx }: ChurchWork): Promise<number> {
  const [row] = await queryRows<{ total: string }>(tx, sql`select bytes_guardados(${church.igrejaId}) total`)
  return Number(row?.total ?? 0)
}

export async function insertFile({ church, tx }: ChurchWork, file: NewFile): Promise<StoredFile> {
  const [row] = await tx
    .insert(arquivo)
    .values({ ...file, base: file.codigo, igrejaId: church.igrejaId })
    .returning(columns)
  return row as StoredFile
}

export async function updateFile(
  { church, tx }: ChurchWork,
  { id, versao }: Pick<StoredFile, 'id' | 'versao'>,
  change: Partial<Omit<StoredFile, 'id' | 'codigo' | 'versao'>>,
): Promise<StoredFile> {
  const [row] = await tx
    .update(arquivo)
    .set({ ...change, versao: versao + 1 })
    .where(isOwn(church, eq(arquivo.id, id)))
    .returning(columns)
  return row as StoredFile
}

export async function findFile({ church, tx }: ChurchWork, codigo: string): Promise<StoredFile | undefined> {
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(isOwn(church, eq(arquivo.codigo, codigo)))
  return found
}

export async function findFileById({ church, tx }: ChurchWork, id: number): Promise<StoredFile | undefined> {
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(isOwn(church, eq(arquivo.id, id)))
  return found
}

/** Finds an earlier upload with the same content, name and kind: the oldest, and one in the trash last. */
export async function findDuplicate(
  { church, tx }: ChurchWork,
  { sha256, nome, tipo }: Pick<StoredFile, 'sha256' | 'nome' | 'tipo'>,
): Promise<StoredFile | undefined> {
  const same = [eq(arquivo.sha256, sha256), eq(arquivo.nome, nome), eq(arquivo.tipo, tipo)]
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(isOwn(church, ...same))
    .orderBy(sql`${arquivo.removidoEm} nulls first`, arquivo.id)
    .limit(1)
  return found
}

/** Deletes the row of a file, with those of its forms. */
export async function deleteFile({ church, tx }: ChurchWork, codigo: string): Promise<StoredFile | undefined> {
  const [gone] = await tx
    .delete(arquivo)
    .where(isOwn(church, eq(arquivo.codigo, codigo)))
    .returning(columns)
  return gone
}

/** Gives a file of the library another address wherever the church's records name it. */
export async function readdressFile({ church, tx }: ChurchWork, { codigo, endereco }: StoredFile): Promise<void> {
  await tx.execute(sql`select readdress_file(${church.igrejaId}, ${codigo}, ${endereco})`)
}

const isListed = (church: ChurchScope, tipo: MediaKind | undefined) =>
  isOwn(church, sql`${arquivo.flagBiblioteca}`, isNull(arquivo.removidoEm), tipo && eq(arquivo.tipo, tipo))

/** Lists one page of the media library, newest first. */
export function listFiles(work: ChurchWork, tipo: MediaKind | undefined, slice: Slice): Promise<StoredFile[]> {
  const orderBy = [desc(arquivo.criadoEm), arquivo.codigo]
  const wanted = { table: arquivo, key: arquivo.codigo, where: isListed(work.church, tipo), orderBy }
  return work.tx
    .select(columns)
    .from(arquivo)
    .where(isOnPage(work, wanted, slice))
    .orderBy(...orderBy)
}

export function countFiles({ church, tx }: ChurchWork, tipo: MediaKind | undefined): Promise<number> {
  return tx.$count(arquivo, isListed(church, tipo))
}
