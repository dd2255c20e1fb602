import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import { newFileCode } from '../../../../platform/files/file-codes.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { editWithin } from '../../../../platform/work/edit.ts'
import { mediaRecord } from '../watching.records.ts'
import {
  findMedia,
  insertMedia,
  insertPieces,
  lockMedia,
  lockMediaRow,
  type MediaRow,
  sumMediaBytes,
  updateMedia,
} from './media.queries.ts'
import { abandonedAfterMs, dropMedia, leftoverAfterMs } from './media-removal.service.ts'
import { cutPieces } from './pieces.rules.ts'
import { abandonedQueue, conversionQueue, leftoverQueue } from './uploads.jobs.ts'
import { cleanVideoName, detectVideo, videoBeginningBytes } from './video-kinds.rules.ts'

export type UploadNeeds = Needs<'files' | 'videos'>

/** How far an upload is. */
export interface UploadProgress {
  readonly offset: number
  readonly length: number
}

/** A piece is kept in memory until it is stored. */
export const pieceBytes = 8 * 1024 * 1024

/** Begins an upload of a video and gives its id. Throws TOO_LARGE; NO_ROOM if the church's quota for videos is full. */
export async function startUpload(
  { videos }: UploadNeeds,
  { inChurch }: MemberCall,
  { nome, bytes }: { readonly nome: string; readonly bytes: number },
): Promise<string> {
  if (bytes > videos.maxBytes) throw new DomainError('TOO_LARGE')
  const id = randomUUID()
  await inChurch(async (work) => {
    await lockMedia(work)
    if ((await sumMediaBytes(work)) + bytes > videos.bytesPerChurch) throw new DomainError('NO_ROOM')
    await insertMedia(work, {
      id,
      nome: cleanVideoName(nome),
      situacao: 'ENVIANDO',
      bytes,
      criadoEm: work.now,
      alteradoEm: work.now,
    })
    const startAfter = new Date(work.now.getTime() + abandonedAfterMs)
    await enqueue(work, abandonedQueue, { midia: id }, { startAfter })
  })
  return id
}

/** Where an upload goes on. */
export async function getUpload({ inChurch }: MemberCall, id: string): Promise<UploadProgress> {
  const media = await inChurch((work) => findMedia(work, id))
  if (!media || media.situacao === 'RECUSADA') throw notFound()
  return { offset: media.recebidos, length: media.bytes }
}

export interface SentBytes {
  readonly id: string
  readonly offset: number
  /** Announced by the request; undefined where it does not say. */
  readonly length: number | undefined
  readonly body: AsyncIterable<Uint8Array>
}

/**
 * Appends bytes to an upload, and resolves to where it goes on. What arrived before the connection broke is kept. The first
 * bytes must be those of a video: otherwise nothing is left (NOT_A_FILE). Throws NOT_FOUND; CONFLICT where it goes on
 * elsewhere, TOO_LARGE for more than was announced.
 */
export async function appendBytes(platform: UploadNeeds, call: MemberCall, sent: SentBytes): Promise<number> {
  const { names, length } = await prepare(call, sent)
  let offset = sent.offset
  for await (const piece of cutPieces(sent.body, pieceBytes)) {
    if (offset + piece.size > length) throw new DomainError('TOO_LARGE')
    if (offset === 0 && !(await isVideo(piece))) {
      // A connection that broke within the first bytes proves nothing.
      if (piece.size < Math.min(videoBeginningBytes, length)) break
      await refuseUpload(call, sent.id)
      throw new DomainError('NOT_A_FILE')
    }
    const name = names.pop()
    if (name === undefined) throw new DomainError('TOO_LARGE')
    await platform.files.put(call.church, name, piece)
    offset = await keepPiece(platform, call, { ...sent, offset, name, piece })
  }
  return offset
}

/** Checks where the upload goes on, and sees to it that pieces which never get a row are removed. */
async function prepare({ church, inChurch }: MemberCall, { id, offset, length }: SentBytes) {
  return inChurch(async (work) => {
    const media = await requireUnfinished(work, id, offset)
    if (length !== undefined && offset + length > media.bytes) throw new DomainError('TOO_LARGE')
    const count = Math.ceil((media.bytes - offset) / pieceBytes)
    const names = Array.from({ length: count }, () => newFileCode(church))
    const startAfter = new Date(work.now.getTime() + leftoverAfterMs)
    await enqueue(work, leftoverQueue, { midia: id, nomes: [...names] }, { startAfter })
    await updateMedia(work, id, {})
    return { names, length: media.bytes }
  })
}

async function requireUnfinished(work: ChurchWork, id: string, offset: number): Promise<MediaRow> {
  const media = await lockMediaRow(work, id)
  if (!media || media.situacao === 'RECUSADA') throw notFound()
  if (media.situacao !== 'ENVIANDO' || media.recebidos !== offset) throw new DomainError('CONFLICT')
  return media
}

const isVideo = async (piece: Blob) => (await detectPath(piece)) !== undefined

const detectPath = async (piece: Blob) =>
  detectVideo(new Uint8Array(await piece.slice(0, videoBeginningBytes).arrayBuffer()))

interface Piece extends Pick<SentBytes, 'id' | 'offset'> {
  readonly name: string
  readonly piece: Blob
}

/** Of two requests that send the same part, the second finds that the upload goes on elsewhere. */
async function keepPiece(
  platform: UploadNeeds,
  { inChurch, ...call }: MemberCall,
  { id, offset, name, piece }: Piece,
): Promise<number> {
  const begun = offset === 0 ? await detectPath(piece) : undefined
  return inChurch(async (work) => {
    const media = await requireUnfinished(work, id, offset)
    const caminho = begun ?? media.tipo
    if (!caminho) throw new DomainError('CONFLICT')
    await insertPieces(work, [{ mediaId: id, caminho, inicio: offset, bytes: piece.size, nome: name }])
    const recebidos = offset + piece.size
    // While it is sent, `tipo` is the name of the file that it becomes.
    await updateMedia(work, id, { recebidos, tipo: caminho })
    if (recebidos === media.bytes) await finishUpload(platform, work, media, call)
    return recebidos
  })
}

/** The video plays from now on; where the product converts, a job follows. */
function finishUpload(
  platform: UploadNeeds,
  work: ChurchWork,
  { id, bytes }: MediaRow,
  call: Pick<MemberCall, 'actor' | 'source'>,
): Promise<void> {
  const plan = { act: 'FILE_KEPT', subject: { tipo: 'VIDEO', bytes }, records: [mediaRecord(id)] } as const
  return editWithin(work, call, plan, async () => {
    const converts = platform.videos.ffmpegPath !== undefined
    await updateMedia(work, id, { situacao: converts ? 'CONVERTENDO' : 'PRONTA', formato: 'UNICO' })
    if (converts) await enqueue(work, conversionQueue, { midia: id }, { singletonKey: id })
  })
}

async function refuseUpload({ inChurch }: MemberCall, id: string): Promise<void> {
  await inChurch(async (work) => {
    if ((await lockMediaRow(work, id))?.situacao === 'ENVIANDO') await dropMedia(work, id)
  })
}
