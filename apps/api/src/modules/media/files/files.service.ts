import type { Readable } from 'node:stream'
import type { MediaItem, MediaKind } from '@narthex/contract/media/file.schemas'
import { type FileEnding, fileAddress, fileTypes } from '@narthex/contract/media/file-address'
import type { ByteRange } from '../../../platform/files/file-store.ts'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { findFile, listPage } from './files.queries.ts'
import { asItem, dropFile, type Sender } from './keeping.service.ts'

export interface FilePage {
  readonly itens: MediaItem[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

/** What a church keeps, of all kinds or of one, newest first. */
export async function pageOfFiles(
  { database }: Platform,
  church: ChurchScope,
  { tipo, page, limit }: { tipo?: MediaKind | undefined; page: number; limit: number },
): Promise<FilePage> {
  const found = await database.inScope(church, (tx) =>
    listPage(church, tx, { tipo, limit, offset: (page - 1) * limit }),
  )
  return { itens: found.itens.map(asItem), total: found.total, page, limit }
}

/** Takes a file away; a job removes its bytes. What shows it shows that there is none. Throws NOT_FOUND. */
export async function removeFile(
  platform: Platform,
  church: ChurchScope,
  { codigo, by }: { codigo: string; by: Sender | undefined },
): Promise<void> {
  await platform.database.inScope(church, async (tx) => {
    const gone = await dropFile(platform, church, tx, codigo)
    if (!gone?.flagBiblioteca) throw notFound()
    const detalhes = { tipo: gone.tipo, bytes: gone.bytes }
    await recordAct(platform, church, tx, {
      acao: 'FILE_REMOVED',
      contaId: by?.userId ?? null,
      source: by?.source,
      detalhes,
    })
  })
}

/** A file that is there to be sent. */
export interface OpenFile {
  readonly nome: string
  readonly type: string
  readonly bytes: number
  /** Another one for other bytes. */
  readonly mark: string
  /** Undefined where the store has lost it. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

/** The file at an address of this church's; undefined where there is none. */
export async function openFile(
  { database, files }: Platform,
  church: ChurchScope,
  { codigo, ending }: { codigo: string; ending: FileEnding },
): Promise<OpenFile | undefined> {
  const file = await database.inScope(church, (tx) => findFile(church, tx, codigo))
  if (!file || file.endereco !== fileAddress(codigo, ending)) return undefined
  const { nome, bytes, sha256: mark } = file
  return { nome, bytes, mark, type: fileTypes[ending].type, read: (range) => files.get(church, codigo, range) }
}
