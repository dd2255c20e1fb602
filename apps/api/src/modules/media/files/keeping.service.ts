import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { imageAt, imageFormats, variantWidths } from '@narthex/contract/media/image-address'
import type { Tx } from '../../../platform/database/database.ts'
import type { Actor, CallSource } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { noRoom } from './files.errors.ts'
import { removalQueue } from './files.jobs.ts'
import { bytesKept, deleteFile, findFile, findSent, insertFile, lockFiles, type StoredFile } from './files.queries.ts'

/** Which of a church's staff it is. */
export interface Sender {
  readonly userId: Actor['userId']
  readonly source: CallSource
}

type Named = Pick<StoredFile, 'codigo' | 'tipo' | 'endereco' | 'nome' | 'sha256'>

/** The bytes of a file by the name that each part has in the store. */
export type Parts = readonly { readonly name: string; readonly content: Blob }[]

/** A file whose bytes are in the store, and which is nobody's yet. */
export type StagedFile = Named & Pick<StoredFile, 'bytes'>

export interface Settling {
  readonly by?: Sender | undefined
  /** False for what is a member's. */
  readonly flagBiblioteca?: boolean | undefined
  /** Also done in the transaction in which the church gets the file. */
  readonly also?: ((tx: Tx) => Promise<void>) | undefined
}

export interface Keeping extends Named, Settling {
  readonly parts: Parts
}

/** Nothing that is being kept takes longer. */
const hourMs = 3_600_000

/** The same file sent before; undefined where it is new. */
export function sentBefore(
  { database }: Platform,
  church: ChurchScope,
  file: Pick<StoredFile, 'sha256' | 'nome' | 'tipo'>,
): Promise<StoredFile | undefined> {
  return database.inScope(church, (tx) => findSent(church, tx, file))
}

/** Puts a file into the store and then among what the church has. Throws NO_ROOM. */
export async function keepFile(
  platform: Platform,
  church: ChurchScope,
  { by, also, flagBiblioteca, ...own }: Keeping,
): Promise<StoredFile> {
  const staged = await stageFile(platform, church, own)
  return platform.database.inScope(church, (tx) =>
    settleFile(platform, church, tx, staged, { by, also, flagBiblioteca }),
  )
}

/**
 * Puts the bytes of a file into the store. Their removal is asked for first, for whatever may end this halfway: what is not
 * settled within an hour is gone. Throws NO_ROOM.
 */
export async function stageFile(
  platform: Platform,
  church: ChurchScope,
  { parts, ...own }: Named & { readonly parts: Parts },
): Promise<StagedFile> {
  const { database, jobs, files, clock } = platform
  const bytes = parts.reduce((sum, { content }) => sum + content.size, 0)
  const nomes = namesOfFile(own)
  const startAfter = new Date(clock().getTime() + hourMs)
  await database.inScope(church, async (tx) => {
    if ((await bytesKept(church, tx)) + bytes > files.bytesPerChurch) throw noRoom()
    await jobs.enqueue(church, tx, removalQueue, { codigo: own.codigo, nomes }, { startAfter })
  })
  for (const { name, content } of parts) await files.put(church, name, content)
  return { ...own, bytes }
}

/** Makes a staged file one of the church's, within the caller's transaction. Throws NO_ROOM. */
export async function settleFile(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  staged: StagedFile,
  { by, also, flagBiblioteca = true }: Settling,
): Promise<StoredFile> {
  await lockFiles(church, tx)
  // Of two who send the same at once, the later finds what the earlier kept; its own bytes go as those of no file.
  const same = await findSent(church, tx, staged)
  if (same) return same
  if ((await bytesKept(church, tx)) + staged.bytes > platform.files.bytesPerChurch) throw noRoom()
  const file = { ...staged, flagBiblioteca, criadoEm: platform.clock() }
  await insertFile(church, tx, file)
  await also?.(tx)
  const detalhes = { tipo: staged.tipo, bytes: staged.bytes }
  await recordAct(platform, church, tx, {
    acao: 'FILE_KEPT',
    contaId: by?.userId ?? null,
    source: by?.source,
    detalhes,
  })
  return file
}

/** Makes it a file of the church's no more, within the caller's transaction; a job removes its bytes. */
export async function dropFile(
  platform: Pick<Platform, 'jobs'>,
  church: ChurchScope,
  tx: Tx,
  codigo: string,
): Promise<StoredFile | undefined> {
  const gone = await deleteFile(church, tx, codigo)
  if (gone) await platform.jobs.enqueue(church, tx, removalQueue, { codigo, nomes: namesOfFile(gone) })
  return gone
}

/** Under which names the store has a file, or will have it. */
export function namesOfFile({ codigo, endereco }: Pick<StoredFile, 'codigo' | 'endereco'>): string[] {
  const image = imageAt(endereco)
  if (!image) return [codigo]
  return variantWidths(image.width).flatMap((width) => imageFormats.map((format) => `${codigo}_${width}.${format}`))
}

/** Removes the parts of what is no file of the church's. */
export async function removeLeftovers(
  { database, files }: Platform,
  church: ChurchScope,
  { codigo, nomes }: { codigo: string; nomes: readonly string[] },
): Promise<void> {
  if (await database.inScope(church, (tx) => findFile(church, tx, codigo))) return
  for (const name of nomes) await files.remove(church, name)
}

export function asItem({ sha256: _, flagBiblioteca: __, criadoEm, ...file }: StoredFile): MediaItem {
  return { ...file, criadoEm: criadoEm.toISOString() }
}
