import type { MediaItem, MediaKind } from '@narthex/contract/media/file.schemas'
import { and, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { arquivo } from './files.tables.ts'

export interface StoredFile extends Omit<MediaItem, 'criadoEm'> {
  readonly sha256: string
  readonly criadoEm: Date
  /** In the media library; anything else is a member's. */
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

const ofChurch = (scope: ChurchScope, ...more: (SQL | undefined)[]) =>
  and(eq(arquivo.igrejaId, scope.igrejaId), ...more)

/** What a church keeps is counted and added to by one transaction at a time. */
export async function lockFiles(scope: ChurchScope, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('arquivo'), ${scope.igrejaId})`)
}

export async function bytesKept(scope: ChurchScope, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: sum(arquivo.bytes) })
    .from(arquivo)
    .where(ofChurch(scope))
  return Number(row?.total ?? 0)
}

export async function insertFile(scope: ChurchScope, tx: Tx, file: StoredFile): Promise<void> {
  await tx.insert(arquivo).values({ ...file, igrejaId: scope.igrejaId })
}

export async function findFile(scope: ChurchScope, tx: Tx, codigo: string): Promise<StoredFile | undefined> {
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(ofChurch(scope, eq(arquivo.codigo, codigo)))
  return found
}

/** The same file as it was sent before, under the same name. */
export async function findSent(
  scope: ChurchScope,
  tx: Tx,
  { sha256, nome, tipo }: Pick<StoredFile, 'sha256' | 'nome' | 'tipo'>,
): Promise<StoredFile | undefined> {
  const same = [eq(arquivo.sha256, sha256), eq(arquivo.nome, nome), eq(arquivo.tipo, tipo)]
  const [found] = await tx
    .select(columns)
    .from(arquivo)
    .where(ofChurch(scope, ...same))
  return found
}

export async function deleteFile(scope: ChurchScope, tx: Tx, codigo: string): Promise<StoredFile | undefined> {
  const [gone] = await tx
    .delete(arquivo)
    .where(ofChurch(scope, eq(arquivo.codigo, codigo)))
    .returning(columns)
  return gone
}

/** What is in the media library, newest first. */
export async function listPage(
  scope: ChurchScope,
  tx: Tx,
  { tipo, limit, offset }: { tipo: MediaKind | undefined; limit: number; offset: number },
): Promise<{ itens: StoredFile[]; total: number }> {
  const wanted = ofChurch(scope, sql`${arquivo.flagBiblioteca}`, tipo && eq(arquivo.tipo, tipo))
  // The way to a page far down is walked in the index alone.
  const codes = tx
    .select({ codigo: arquivo.codigo })
    .from(arquivo)
    .where(wanted)
    .orderBy(desc(arquivo.criadoEm), arquivo.codigo)
    .limit(limit)
    .offset(offset)
    .as('pagina')
  const itens = await tx
    .select(columns)
    .from(arquivo)
    .innerJoin(codes, eq(arquivo.codigo, codes.codigo))
    .where(ofChurch(scope))
    .orderBy(desc(arquivo.criadoEm), arquivo.codigo)
  const [counted] = await tx.select({ total: count() }).from(arquivo).where(wanted)
  return { itens, total: counted?.total ?? 0 }
}
