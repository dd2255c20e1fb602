import { randomUUID } from 'node:crypto'
import { fileBytes, imageBytes } from '@narthex/contract/limits'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import { beginningBytes, detectEnding } from '../../../platform/files/file-kinds.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { beginsAsPicture } from '../../../platform/images/image-kinds.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import { appendPieces, countPieces, type Piece, type PieceKeeper } from '../../../platform/uploads/append-pieces.ts'
import type { SentBytes, UploadKind, UploadProgress } from '../../../platform/uploads/upload-kind.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireRoom } from '../files/keeping.service.ts'
import { abandonedAfterMs, dropUpload, leftoverAfterMs } from './upload-removal.service.ts'
import { pieceQueue, uploadEndQueue } from './uploads.jobs.ts'
import { findUpload, insertPiece, insertUpload, lockUpload, type UploadRow, updateUpload } from './uploads.queries.ts'

const keeper: PieceKeeper = { beginningBytes, prepare, isAccepted, refuse: removeUpload, keep: keepPiece }

/** Uploads of pictures and files: each becomes a file of the library once it is finished. */
export function mediaUploads(platform: Needs<'files'>): UploadKind {
  return {
    path: '/midia/envio',
    permission: 'media',
    maxBytes: fileBytes,
    start: (call, announced) => startUpload(platform, call, announced),
    find: getUpload,
    append: (call, sent) => appendPieces(platform.files, call, sent, keeper),
    remove: removeUpload,
  }
}

/** Begins an upload and gives its id. Throws TOO_LARGE; NO_ROOM if the church's storage quota is full. */
async function startUpload(
  platform: Needs<'files'>,
  { inChurch }: MemberCall,
  { nome, bytes }: { readonly nome: string; readonly bytes: number },
): Promise<string> {
  if (bytes > fileBytes) throw new DomainError('TOO_LARGE')
  const id = randomUUID()
  await inChurch(async (work) => {
    await requireRoom(platform, work, bytes)
    const row = { id, nome: cleanUploadName(nome), bytes, criadoEm: work.now, alteradoEm: work.now }
    await insertUpload(work, row)
    await enqueue(work, uploadEndQueue, { envio: id }, { startAfter: new Date(work.now.getTime() + abandonedAfterMs) })
  })
  return id
}

/** One line, as it was sent; names of files are cleaned when a file is made of it. */
const cleanUploadName = (given: string) =>
  given
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Where an upload goes on. */
async function getUpload({ inChurch }: MemberCall, id: string): Promise<UploadProgress> {
  const upload = await inChurch((work) => findUpload(work, id))
  if (!upload) throw notFound()
  return { offset: upload.recebidos, length: upload.bytes }
}

/** Checks where the upload goes on, and sees to it that pieces which never get a row are removed. */
async function prepare({ church, inChurch }: MemberCall, { id, offset, length }: SentBytes) {
  return inChurch(async (work) => {
    const upload = await requireUnfinished(work, id, offset)
    if (length !== undefined && offset + length > upload.bytes) throw new DomainError('TOO_LARGE')
    const names = Array.from({ length: countPieces(upload.bytes, offset) }, () => newFileCode(church))
    const startAfter = new Date(work.now.getTime() + leftoverAfterMs)
    await enqueue(work, pieceQueue, { envio: id, nomes: [...names] }, { startAfter })
    await updateUpload(work, id, {})
    return { names, length: upload.bytes }
  })
}

async function requireUnfinished(work: ChurchWork, id: string, offset: number): Promise<UploadRow> {
  const upload = await lockUpload(work, id)
  if (!upload) throw notFound()
  if (upload.arquivoCodigo !== null || upload.recebidos !== offset) throw new DomainError('CONFLICT')
  return upload
}

/** Checks the first bytes alone, as for uploads in one piece. Throws TOO_LARGE for a picture above its own limit. */
async function isAccepted(beginning: Blob, length: number): Promise<boolean> {
  const bytes = new Uint8Array(await beginning.arrayBuffer())
  if (!beginsAsPicture(bytes)) return detectEnding(bytes) !== undefined
  if (length > imageBytes) throw new DomainError('TOO_LARGE')
  return true
}

/** Keeps a piece. When two requests send the same part, the second is told that the upload has moved on. */
function keepPiece({ inChurch }: MemberCall, { id, offset, name, piece }: Piece): Promise<number> {
  return inChurch(async (work) => {
    await requireUnfinished(work, id, offset)
    await insertPiece(work, { envioId: id, inicio: offset, bytes: piece.size, nome: name })
    const recebidos = offset + piece.size
    await updateUpload(work, id, { recebidos })
    return recebidos
  })
}

/** Ends an upload; jobs remove its pieces. */
async function removeUpload({ inChurch }: MemberCall, id: string): Promise<void> {
  await inChurch(async (work) => {
    if (!(await lockUpload(work, id))) throw notFound()
    await dropUpload(work, id)
  })
}
