import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { imageAt, imageFormats, variantWidths } from '@narthex/contract/media/image-address'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type MemberCall, theProduct } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { editWithin } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { removalQueue } from './files.jobs.ts'
import {
  deleteFile,
  findDuplicate,
  findFile,
  insertFile,
  lockFiles,
  type StoredFile,
  sumFileBytes,
} from './files.queries.ts'
import { fileRecord } from './files.records.ts'

type NamedFile = Pick<StoredFile, 'codigo' | 'tipo' | 'endereco' | 'nome' | 'sha256'>

/** The parts of a file, each with its name in the store. */
export type Parts = readonly { readonly name: string; readonly content: Blob }[]

/** A file whose bytes are in the store and which has no row yet. */
export type StagedFile = NamedFile & Pick<StoredFile, 'bytes'>

export interface Settling {
  /** False for a member's file. */
  readonly flagBiblioteca?: boolean | undefined
  /** Runs in the transaction that inserts the file. */
  readonly also?: ((work: ChurchWork) => Promise<void>) | undefined
}

export interface Keeping extends NamedFile, Settling {
  readonly parts: Parts
}

/** Upper bound for the time between staging and settling. */
const maxStagedMs = 3_600_000

/** Finds an earlier upload of the same file. */
export function findEarlierUpload(
  call: ChurchCall,
  file: Pick<StoredFile, 'sha256' | 'nome' | 'tipo'>,
): Promise<StoredFile | undefined> {
  return call.inChurch((work) => findDuplicate(work, file))
}

/** Stores the bytes of a file and then inserts its row. NO_ROOM if the storage quota is full. */
export async function keepFile(
  platform: Needs<'files'>,
  call: MemberCall,
  { also, flagBiblioteca, ...own }: Keeping,
): Promise<StoredFile> {
  const staged = await stageFile(platform, call, own)
  return call.inChurch((work) => settleFile(platform, work, staged, { by: call, also, flagBiblioteca }))
}

/**
 * Puts the bytes of a file into the store. A removal job is enqueued first, so that a failure halfway leaves no orphan: bytes
 * that are not settled within an hour are removed. NO_ROOM if the storage quota is full.
 */
export async function stageFile(
  platform: Needs<'files'>,
  call: ChurchCall,
  { parts, ...own }: NamedFile & { readonly parts: Parts },
): Promise<StagedFile> {
  const { files } = platform
  const bytes = parts.reduce((sum, { content }) => sum + content.size, 0)
  const nomes = listStoredNames(own)
  const startAfter = new Date(call.clock().getTime() + maxStagedMs)
  await call.inChurch(async (work) => {
    if ((await sumFileBytes(work)) + bytes > files.bytesPerChurch) throw new DomainError('NO_ROOM')
    await enqueue(work, removalQueue, { codigo: own.codigo, nomes }, { startAfter })
  })
  for (const { name, content } of parts) await files.put(call.church, name, content)
  return { ...own, bytes }
}

/** Keeps others from storing until the transaction ends. NO_ROOM if so many bytes more exceed the storage quota. */
export async function requireRoom({ files }: Needs<'files'>, work: ChurchWork, bytes: number): Promise<void> {
  await lockFiles(work)
  if ((await sumFileBytes(work)) + bytes > files.bytesPerChurch) throw new DomainError('NO_ROOM')
}

/** Inserts the row of a staged file, within the caller's transaction. NO_ROOM if the storage quota is full. */
export function settleFile(
  platform: Needs<'files'>,
  work: ChurchWork,
  staged: StagedFile,
  { by = theProduct, also, flagBiblioteca = true }: Settling & { readonly by?: Pick<MemberCall, 'actor' | 'source'> },
): Promise<StoredFile> {
  const plan = { act: 'FILE_KEPT', subject: { tipo: staged.tipo, bytes: staged.bytes } } as const
  return editWithin(work, by, plan, async ({ made, unchanged }) => {
    await lockFiles(work)
    // Of two concurrent uploads of the same file, the second finds the first; the removal job deletes the second's bytes.
    const same = await findDuplicate(work, staged)
    if (same) return unchanged(same)
    if ((await sumFileBytes(work)) + staged.bytes > platform.files.bytesPerChurch) throw new DomainError('NO_ROOM')
    const file = { ...staged, flagBiblioteca, criadoEm: work.now }
    await insertFile(work, file)
    await also?.(work)
    // A member's own file is told of where it is shown.
    if (flagBiblioteca) made(fileRecord(file.codigo))
    return file
  })
}

/** Deletes the row of a file, within the caller's transaction; a job removes its bytes. */
export async function dropFile(work: ChurchWork, codigo: string): Promise<StoredFile | undefined> {
  const gone = await deleteFile(work, codigo)
  if (gone) await enqueue(work, removalQueue, { codigo, nomes: listStoredNames(gone) })
  return gone
}

/** Names of a file's parts in the store, including variants that are still to be drawn. */
export function listStoredNames({ codigo, endereco }: Pick<StoredFile, 'codigo' | 'endereco'>): string[] {
  const image = imageAt(endereco)
  if (!image) return [codigo]
  return variantWidths(image.width).flatMap((width) => imageFormats.map((format) => `${codigo}_${width}.${format}`))
}

/** Removes stored parts, unless a row for the file exists. */
export async function removeLeftovers(
  { files }: Needs<'files'>,
  call: ChurchCall,
  { codigo, nomes }: { codigo: string; nomes: readonly string[] },
): Promise<void> {
  if (await call.inChurch((work) => findFile(work, codigo))) return
  for (const name of nomes) await files.remove(call.church, name)
}

export function toMediaItem({ sha256: _, flagBiblioteca: __, criadoEm, ...file }: StoredFile): MediaItem {
  const { foco = null, textoAlternativo = null } = imageAt(file.endereco) ?? {}
  return { ...file, criadoEm: criadoEm.toISOString(), foco, textoAlternativo }
}
