import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { imageAt, imageFormats, variantWidths } from '@narthex/contract/media/image-address'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type MemberCall, theProduct } from '../../../platform/http/route.ts'
import { enqueue, enqueueAll } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import { deleteTrash } from '../../../platform/resources/trash/trash.queries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit, editWithin } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { removalQueue } from './files.jobs.ts'
import {
  deleteFile,
  findDuplicate,
  insertFile,
  lockFiles,
  type NewFile,
  type StoredFile,
  sumFileBytes,
  updateFile,
} from './files.queries.ts'
import { fileRecord } from './files.records.ts'
import { type FileForm, findForm, insertForm, listForms } from './forms.queries.ts'

type NamedFile = Omit<NewFile, 'bytes' | 'criadoEm' | 'flagBiblioteca'>

/** The parts of a file, each with its name in the store. */
export type Parts = readonly { readonly name: string; readonly content: Blob }[]

/** A file whose bytes are in the store and which has no row yet. */
export type StagedFile = NamedFile & Pick<NewFile, 'bytes'>

export interface Settling {
  /** False for a member's file. */
  readonly flagBiblioteca?: boolean | undefined
  /** Runs in the transaction that inserts the file. */
  readonly also?: ((work: ChurchWork) => Promise<void>) | undefined
  /** Bytes of it that are in the storage quota already, as those of an upload are. */
  readonly counted?: number | undefined
}

export interface Keeping extends NamedFile, Settling {
  readonly parts: Parts
}

/** How the trash of all kinds names files. */
const trashName = 'arquivo'

/** Upper bound for the time between staging and settling. */
const maxStagedMs = 3_600_000

/** Finds an earlier upload of the same file; one in the trash is taken out of it. */
export async function findEarlierUpload(
  call: MemberCall,
  file: Pick<StoredFile, 'sha256' | 'nome' | 'tipo'>,
): Promise<StoredFile | undefined> {
  const found = await call.inChurch((work) => findDuplicate(work, file))
  return found?.removidoEm ? takeOutOfTrash(call, found.id) : found
}

/** Takes a file out of the trash. NOT_FOUND where there is none. */
export function takeOutOfTrash(call: MemberCall, id: number): Promise<StoredFile> {
  const plan = { act: 'FILE_RESTORED', subject: { arquivo: id }, isPublic: false, hold: fileRecord(id) } as const
  return edit(call, plan, async ({ work, before, unchanged }) => {
    if (before.removidoEm === null) return unchanged(before)
    await deleteTrash(work, trashName, [id])
    return updateFile(work, before, { removidoEm: null })
  })
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
 * that are not settled within an hour are removed. NO_ROOM if the storage quota is full, where `counted` bytes of it are
 * in the quota already.
 */
export async function stageFile<File extends Pick<FileForm, 'codigo' | 'endereco'>>(
  { files }: Needs<'files'>,
  call: ChurchCall,
  { parts, ...own }: File & { readonly parts: Parts },
  counted = 0,
): Promise<Omit<File & { readonly parts: Parts }, 'parts'> & { readonly bytes: number }> {
  const bytes = parts.reduce((sum, { content }) => sum + content.size, 0)
  const nomes = listStoredNames(own)
  const startAfter = new Date(call.clock().getTime() + maxStagedMs)
  await call.inChurch(async (work) => {
    await requireBytes(files.bytesPerChurch, work, bytes - counted)
    await enqueue(work, removalQueue, { codigo: own.codigo, nomes }, { startAfter })
  })
  for (const { name, content } of parts) await files.put(call.church, name, content)
  return { ...own, bytes }
}

/** Keeps others from storing until the transaction ends. NO_ROOM if so many bytes more exceed the storage quota. */
export async function requireRoom({ files }: Needs<'files'>, work: ChurchWork, bytes: number): Promise<void> {
  await lockFiles(work)
  await requireBytes(files.bytesPerChurch, work, bytes)
}

async function requireBytes(bytesPerChurch: number, work: ChurchWork, bytes: number): Promise<void> {
  if ((await sumFileBytes(work)) + bytes > bytesPerChurch) throw new DomainError('NO_ROOM')
}

/** Inserts the row of a staged file, within the caller's transaction. NO_ROOM if the storage quota is full. */
export function settleFile(
  platform: Needs<'files'>,
  work: ChurchWork,
  staged: StagedFile,
  {
    by = theProduct,
    also,
    flagBiblioteca = true,
    counted = 0,
  }: Settling & { readonly by?: Pick<MemberCall, 'actor' | 'source'> },
): Promise<StoredFile> {
  const plan = { act: 'FILE_KEPT', subject: { tipo: staged.tipo, bytes: staged.bytes } } as const
  return editWithin(work, by, plan, async ({ made, unchanged }) => {
    await lockFiles(work)
    // Of two concurrent uploads of the same file, the second finds the first; the removal job deletes the second's bytes.
    const same = await findDuplicate(work, staged)
    if (same) return unchanged(same)
    await requireBytes(platform.files.bytesPerChurch, work, staged.bytes - counted)
    const file = await insertFile(work, { ...staged, flagBiblioteca, criadoEm: work.now })
    await insertForm(work, toForm(work, file, staged))
    await also?.(work)
    // A member's own file is told of where it is shown.
    if (flagBiblioteca) made(fileRecord(file.id))
    return file
  })
}

/** A form of a file as a row: its address tells nothing of the picture but its size. */
export const toForm = (
  { now }: ChurchWork,
  { codigo: arquivoCodigo }: Pick<StoredFile, 'codigo'>,
  { codigo, endereco, bytes, sha256 }: Pick<FileForm, 'codigo' | 'endereco' | 'bytes' | 'sha256'>,
) => ({ codigo, arquivoCodigo, endereco: endereco.split('#', 1)[0] ?? '', bytes, sha256, criadoEm: now })

/** Deletes the row of a file, within the caller's transaction; jobs remove its bytes. */
export async function dropFile(work: ChurchWork, codigo: string): Promise<StoredFile | undefined> {
  const forms = await listForms(work, codigo)
  const gone = await deleteFile(work, codigo)
  if (!gone) return undefined
  if (gone.removidoEm !== null) await deleteTrash(work, trashName, [gone.id])
  await enqueueAll(work, removalQueue, forms.map(toRemoval))
  return gone
}

/** The job that removes the bytes of a form which has no row. */
export const toRemoval = (form: Pick<FileForm, 'codigo' | 'endereco'>) => ({
  data: { codigo: form.codigo, nomes: listStoredNames(form) },
})

/** Names of a form's parts in the store, including variants that are still to be drawn. */
export function listStoredNames({ codigo, endereco }: Pick<FileForm, 'codigo' | 'endereco'>): string[] {
  const image = imageAt(endereco)
  if (!image) return [codigo]
  return variantWidths(image.width).flatMap((width) => imageFormats.map((format) => `${codigo}_${width}.${format}`))
}

/** Removes stored parts, unless a row for them exists. */
export async function removeLeftovers(
  { files }: Needs<'files'>,
  call: ChurchCall,
  { codigo, nomes }: { codigo: string; nomes: readonly string[] },
): Promise<void> {
  if (await call.inChurch((work) => findForm(work, codigo))) return
  for (const name of nomes) await files.remove(call.church, name)
}

export const toMediaItem = (file: StoredFile): MediaItem => ({
  codigo: file.codigo,
  tipo: file.tipo,
  endereco: file.endereco,
  nome: file.nome,
  bytes: file.bytes,
  criadoEm: file.criadoEm.toISOString(),
  foco: file.foco,
  textoAlternativo: file.textoAlternativo,
})
