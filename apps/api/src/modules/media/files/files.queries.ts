import type { MediaItem, MediaKind } from '@narthex/contract/media/file.schemas'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { arquivo } from './files.tables.ts'

export interface StoredFile extends Omit<MediaItem, 'criadoEm' | 'foco' | 'textoAlternativo'> {
  readonly sha256: string
  readonly criadoEm: Date
  /** True for the media library, false for a member's file. */
  readonly flagBiblioteca: boolean
}

const columns = {
  codigo: arquivo.codigo,
  tipo: arquivo.tipo,
  endereco: arquivo.endereco,
  nome: arquivo.nome,
  bytes: arquivo.bytes,
  sha256: arquivo.sha256,
  criadoEm: arquivo.criadoEm,
  flagBiblioteca: arquivo.flagBiblioteca,
}

const isOwn = (scope: ChurchScope, ...more: (SQL | undefined)[]) => and(ofChurch(arquivo, scope), ...more)

/** Serialises quota checks: one transaction per church counts and inserts files at a time (advisory lock). */
export async function lockFiles({ church, tx }: ChurchWork): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('arquivo'), ${church.igrejaId})`)
}

/** All that counts in the storage quota: also the files that answer questions of tickets. */
export async function sumFileBytes({ church, tx }: ChurchWork): Promise<number> {
  const [row] = await queryRows<{ total: string }>(tx, sql`select bytes_guardados(${church.igrejaId}) total`)
  return Number(row?.total ?? 0)
}

export async function insertFile({ church, tx }: ChurchWork, file: StoredFile): Promise<void> {
  await tx.insert(arquivo).values({ ...file, igrejaId: church.igrejaId })
}

export async function findFile({ church, tx }: ChurchWork, codigo: string): Promise<StoredFile | undefined> {
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(isOwn(church, eq(arquivo.codigo, codigo)))
  return found
}

/** Finds an earlier upload with the same content, name and kind. */
export async function findDuplicate(
  { church, tx }: ChurchWork,
  { sha256, nome, tipo }: Pick<StoredFile, 'sha256' | 'nome' | 'tipo'>,
): Promise<StoredFile | undefined> {
  const same = [eq(arquivo.sha256, sha256), eq(arquivo.nome, nome), eq(arquivo.tipo, tipo)]
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(isOwn(church, ...same))
  return found
}

export async function deleteFile({ church, tx }: ChurchWork, codigo: string): Promise<StoredFile | undefined> {
  const [gone] = await tx
    .delete(arquivo)
    .where(isOwn(church, eq(arquivo.codigo, codigo)))
    .returning(columns)
  return gone
}

/** Gives an image of the library another address, there and wherever the church's content shows it. */
export async function readdressImage(
  { church, tx }: ChurchWork,
  { codigo, endereco }: Pick<StoredFile, 'codigo' | 'endereco'>,
  renewed: string,
): Promise<void> {
  await tx
    .update(arquivo)
    .set({ endereco: renewed })
    .where(isOwn(church, eq(arquivo.codigo, codigo)))
  await tx.execute(sql`select readdress_image(${church.igrejaId}, ${endereco}, ${renewed})`)
}

const isListed = (church: ChurchScope, tipo: MediaKind | undefined) =>
  isOwn(church, sql`${arquivo.flagBiblioteca}`, tipo && eq(arquivo.tipo, tipo))

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
