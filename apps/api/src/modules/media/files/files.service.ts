import type { Readable } from 'node:stream'
import type { MediaItem, MediaKind } from '@narthex/contract/media/file.schemas'
import { type FileEnding, fileAddress, fileTypes } from '@narthex/contract/media/file-address'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { mapPage, readPage } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ByteRange } from '../../../platform/files/file-store.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type FileUseNeeds, requireUnused } from './file-uses.service.ts'
import { countFiles, findFile, listFiles as listFileRows } from './files.queries.ts'
import { fileRecord } from './files.records.ts'
import { findFormOfFile } from './forms.queries.ts'
import { dropFile, toMediaItem } from './keeping.service.ts'

/** Lists the media library, newest first; `tipo` filters by kind. */
export async function listFiles(
  { inChurch }: ChurchCall,
  { tipo, ...query }: PageQuery & { tipo?: MediaKind | undefined },
): Promise<Page<MediaItem>> {
  const files = await inChurch(async (work) =>
    readPage(query, await countFiles(work, tipo), (slice) => listFileRows(work, tipo, slice)),
  )
  return mapPage(files, toMediaItem)
}

/** Removes a file that nothing uses; jobs remove its bytes. FILE_IN_USE otherwise. */
export async function removeFile(needs: FileUseNeeds, call: MemberCall, codigo: string): Promise<void> {
  const file = await call.inChurch((work) => findFile(work, codigo))
  if (!file) throw notFound()
  const plan = { act: 'FILE_REMOVED', isPublic: false, hold: fileRecord(file.id) } as const
  await edit(call, plan, async ({ work, before, about }) => {
    if (!before.flagBiblioteca) throw notFound()
    await requireUnused(needs, work, codigo)
    await dropFile(work, codigo)
    about({ tipo: before.tipo, bytes: before.bytes })
  })
}

/** A file ready for download. */
export interface OpenFile {
  readonly nome: string
  readonly type: string
  readonly bytes: number
  /** Content hash, used as ETag. */
  readonly mark: string
  /** Returns undefined if the bytes are missing from the store. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

/** Opens the file at an address of this church. Returns undefined if there is none. */
export async function openFile(
  { files }: Needs<'files'>,
  call: ChurchCall,
  { codigo, ending }: { codigo: string; ending: FileEnding },
): Promise<OpenFile | undefined> {
  const found = await call.inChurch((work) => findFormOfFile(work, codigo))
  if (!found || found.form.endereco !== fileAddress(codigo, ending)) return undefined
  const { bytes, sha256: mark } = found.form
  const { nome } = found.file
  return { nome, bytes, mark, type: fileTypes[ending].type, read: (range) => files.get(call.church, codigo, range) }
}
