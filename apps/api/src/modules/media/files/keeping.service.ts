import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { imageAt, imageFormats, variantWidths } from '@narthex/contract/media/image-address'
import type { Tx } from '../../../platform/database/database.ts'
import type { Actor, CallSource } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { noRoom } from './files.errors.ts'
import { removalQueue } from './files.jobs.ts'
import { bytesKept, findFile, findSent, insertFile, lockFiles, type StoredFile } from './files.queries.ts'

/** Which of a church's staff it is. */
export interface Sender {
  readonly userId: Actor['userId']
  readonly source: CallSource
}

/** A file that is to be kept, with its bytes by the name that each part has in the store. */
export interface Keeping extends Pick<StoredFile, 'codigo' | 'tipo' | 'endereco' | 'nome' | 'sha256'> {
  readonly parts: readonly { readonly name: string; readonly content: Blob }[]
  readonly by: Sender | undefined
  /** Also done in the transaction in which the church gets the file. */
  readonly also?: (tx: Tx) => Promise<void>
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

/**
 * Puts a file into the store and then among what the church has. Its removal is asked for first, for whatever may end
 * this halfway: of bytes without a row nothing is left an hour later. Throws NO_ROOM.
 */
export async function keepFile(platform: Platform, church: ChurchScope, keeping: Keeping): Promise<StoredFile> {
  const { database, jobs, files, clock } = platform
  const { parts, also, by, ...own } = keeping
  const bytes = parts.reduce((sum, { content }) => sum + content.size, 0)
  const nomes = namesOfFile(own)
  const startAfter = new Date(clock().getTime() + hourMs)
  await database.inScope(church, async (tx) => {
    if ((await bytesKept(church, tx)) + bytes > files.bytesPerChurch) throw noRoom()
    await jobs.enqueue(church, tx, removalQueue, { codigo: own.codigo, nomes }, { startAfter })
  })
  for (const { name, content } of parts) await files.put(church, name, content)
  return database.inScope(church, async (tx) => {
    await lockFiles(church, tx)
    // Of two who send the same at once, the later finds what the earlier kept; its own bytes go as those of no file.
    const same = await findSent(church, tx, own)
    if (same) return same
    if ((await bytesKept(church, tx)) + bytes > files.bytesPerChurch) throw noRoom()
    const file = { ...own, bytes, criadoEm: clock() }
    await insertFile(church, tx, file)
    await also?.(tx)
    const detalhes = { tipo: own.tipo, bytes }
    await recordAct(platform, church, tx, {
      acao: 'FILE_KEPT',
      contaId: by?.userId ?? null,
      source: by?.source,
      detalhes,
    })
    return file
  })
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

export function asItem({ sha256: _, criadoEm, ...file }: StoredFile): MediaItem {
  return { ...file, criadoEm: criadoEm.toISOString() }
}
