import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import { newFileCode } from '../../../../platform/files/file-codes.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { appendPieces, countPieces, type Piece, type PieceKeeper } from '../../../../platform/uploads/append-pieces.ts'
import type { SentBytes, UploadKind, UploadProgress } from '../../../../platform/uploads/upload-kind.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { editWithin } from '../../../../platform/work/edit.ts'
import { removeMedia } from '../office/media-office.service.ts'
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
import { abandonedQueue, conversionQueue, leftoverQueue } from './uploads.jobs.ts'
import { cleanVideoName, detectVideo, videoBeginningBytes } from './video-kinds.rules.ts'

type UploadNeeds = Needs<'files' | 'videos'>

/** Uploads of videos: each is ready with its last byte. */
export function videoUploads(platform: UploadNeeds): UploadKind {
  const keeper: PieceKeeper = {
    beginningBytes: videoBeginningBytes,
    prepare,
    isAccepted: isVideo,
    refuse: refuseUpload,
    keep: (call, piece) => keepPiece(platform, call, piece),
  }
  return {
    path: '/play/upload',
    permission: 'media',
    module: 'MOD_ASSINATURA',
    maxBytes: platform.videos.maxBytes,
    start: (call, announced) => startUpload(platform, call, announced),
    find: getUpload,
    append: (call, sent) => appendPieces(platform.files, call, sent, keeper),
    remove: removeMedia,
  }
}

/** Begins an upload of a video and gives its id. Throws TOO_LARGE; NO_ROOM if the church's quota for videos is full. */
async function startUpload(
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
async function getUpload({ inChurch }: MemberCall, id: string): Promise<UploadProgress> {
  const media = await inChurch((work) => findMedia(work, id))
  if (!media || media.situacao === 'RECUSADA') throw notFound()
  return { offset: media.recebidos, length: media.bytes }
}

/** Checks where the upload goes on, and sees to it that pieces which never get a row are removed. */
async function prepare({ church, inChurch }: MemberCall, { id, offset, length }: SentBytes) {
  return inChurch(async (work) => {
    const media = await requireUnfinished(work, id, offset)
    if (length !== undefined && offset + length > media.bytes) throw new DomainError('TOO_LARGE')
    const names = Array.from({ length: countPieces(media.bytes, offset) }, () => newFileCode(church))
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

/** Keeps a piece. When two requests send the same part, the second is told that the upload has moved on. */
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
